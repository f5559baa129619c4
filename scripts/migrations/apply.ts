import { runMigrations } from "graphile-worker";
import { Client, Pool } from "pg";

import { applyMigration, findMissing } from "./migration-table";
import { readMigrations } from "./files";

/** Prisma's own lock number, so that this runner and Prisma's never migrate a database in parallel. */
const migrationLock = 72_707_369;

/** Applies the missing migrations, then those of the job queue. Returns the names of the applied migrations. */
export async function applyMigrations(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  // A lost connection rejects the current query. Without a listener it would also end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const missing = await findMissing(client, await readMigrations());
    for (const migration of missing) await applyMigration(client, migration);
    await applyQueues(url);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Applies the job queue's migrations with our pool, because the library's own pool would keep the process alive for ten
 * seconds.
 */
async function applyQueues(url: string): Promise<void> {
  const pgPool = new Pool({ connectionString: url, max: 2 });
  // A lost connection rejects the current query. Without a listener it would also end the process.
  pgPool.on("error", () => undefined);
  pgPool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await runMigrations({ pgPool, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}
