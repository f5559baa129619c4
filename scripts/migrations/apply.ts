import { runMigrations } from "graphile-worker";
import { Client, Pool } from "pg";

import { applyMigration, findMissing, readFinished } from "./migration-table";
import { readMigrations } from "./files";

/**
 * The number of the advisory lock that Prisma takes to migrate a database. This runner takes the same lock, so the two
 * never migrate a database in parallel.
 */
export const migrationLock = 72_707_369;

/**
 * Applies the missing migrations and then the job queue's migrations. Returns the names of the applied migrations,
 * without the queue's.
 */
export async function applyMigrations(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  // If the connection is lost, the current query is rejected. Without a listener, the error would also end the process.
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
 * Whether the database lacks a migration of this release. A database of a newer release lacks none: while a new release
 * is put in place, processes of the old one go on.
 */
export async function hasMissingMigrations(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const finished = await readFinished(client);
    return (await readMigrations()).some(({ name }) => !finished.includes(name));
  } finally {
    await client.end();
  }
}

/**
 * Applies the job queue's migrations through our own pool. Graphile Worker's pool would keep the process alive for ten
 * more seconds.
 */
async function applyQueues(url: string): Promise<void> {
  const pgPool = new Pool({ connectionString: url, max: 2 });
  // If the connection is lost, the current query is rejected. Without a listener, the error would also end the process.
  pgPool.on("error", () => undefined);
  pgPool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await runMigrations({ pgPool, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}
