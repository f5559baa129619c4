import { runMigrations } from "graphile-worker";
import { Client, Pool } from "pg";

import { noFilters, withEngine } from "./engine";
import { readMigrations } from "./files";

/** Any number, the same in every process: two that migrate one database at once take turns. */
const migrationLock = 7_262_025;

/** Brings the database up to date: our tables, then the job queue's own. Returns the names of what was applied. */
export async function applyMigrations(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const applied = await applyOurs(url, client);
    await applyQueues(url);
    return applied;
  } finally {
    await client.end();
  }
}

/** The library's own pool would linger for ten seconds. */
async function applyQueues(url: string): Promise<void> {
  const pgPool = new Pool({ connectionString: url, max: 2 });
  // A lost connection shows as the failure of what was being asked; without listeners it would end the process.
  pgPool.on("error", () => undefined);
  pgPool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await runMigrations({ pgPool, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}

async function applyOurs(url: string, client: Client): Promise<readonly string[]> {
  const migrationsList = await readMigrations();
  await forgetBrokenOff(client);
  const { appliedMigrationNames } = await withEngine(url, (engine) => engine.applyMigrations({ migrationsList, filters: noFilters }));
  return appliedMigrationNames;
}

/** A process killed amid a migration leaves it noted as begun, and Prisma then refuses to go on. Since a script is
 *  sent whole, PostgreSQL undid all of it: it may simply run again. */
async function forgetBrokenOff(client: Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('_prisma_migrations') is not null as stands");
  if (!(rows[0] as { stands: boolean }).stands) return;
  await client.query("update _prisma_migrations set rolled_back_at = now() where finished_at is null and rolled_back_at is null");
}
