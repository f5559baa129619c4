import { runMigrations } from "graphile-worker";
import { Client, Pool } from "pg";

import { sqlState } from "../../lib/platform/db/refusals";
import { readMigrations } from "./files";
import { applyMigration, findMissing, readFinished } from "./migration-table";
import { tellWaits } from "./tell-waits";

/**
 * The number of the advisory lock that Prisma takes to migrate a database. This runner takes the same lock, so the two
 * never migrate a database in parallel.
 */
export const migrationLock = 72_707_369;

/**
 * The longest waits in milliseconds: for other migrations of the same database to end, and for each lock of a table.
 * While a migration waits for a table, all later requests for that table wait too, so this wait is short.
 */
const defaultWaits = { turn: 300_000, table: 20_000 };

/**
 * Applies the missing migrations and then the job queue's migrations. Returns the names of the applied migrations,
 * without the queue's. Prints a line about each process for which it has to wait.
 */
export async function applyMigrations(url: string, waits = defaultWaits): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  // If the connection is lost, the current query is rejected. Without a listener, the error would also end the process.
  client.on("error", () => undefined);
  await client.connect();
  let waiting: ReturnType<typeof tellWaits> | undefined;
  try {
    waiting = tellWaits(url, await processId(client));
    await takeTurn(client, waits.turn);
    await client.query("select set_config('lock_timeout', $1, false)", [String(waits.table)]);
    const missing = await findMissing(client, await readMigrations());
    for (const migration of missing) await applyMigration(client, migration).catch(explainLock(migration.name));
    await applyQueues(url);
    return missing.map(({ name }) => name);
  } finally {
    await waiting?.stop();
    await client.end();
  }
}

async function processId(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** Waits until no other migration of this database runs. */
async function takeTurn(client: Client, longest: number): Promise<void> {
  await client.query("select set_config('lock_timeout', $1, false)", [String(longest)]);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
  } catch (error) {
    if (sqlState(error) !== lockTimeout) throw error;
    throw new Error(
      "Other migrations of this database did not end in time; nothing was changed. If none run, a pooler holds their connection: set DATABASE_DIRECT_URL.",
    );
  }
}

const lockTimeout = "55P03";

/** Explains the error of a migration that could not lock a table. */
const explainLock = (name: string) => (error: unknown) => {
  if (sqlState(error) !== lockTimeout) throw error;
  throw new Error(
    `The migration ${name} could not lock a table, because another process used it; nothing of it was applied. Run it again when that process has ended.`,
  );
};

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
