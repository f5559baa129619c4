import { runMigrations } from "graphile-worker";
import { Client } from "pg";
import type { Pool } from "pg";

import { errorFields, log } from "../log";

/** An advisory lock of our own; any two numbers that nobody else in this database uses. */
const workersAlive = [0x6a6f6273, 1] as const;

/**
 * Frees the jobs of a worker that was killed; the library itself would leave them for four hours.
 * Each worker keeps a shared advisory lock while it lives. Whoever gets the lock alone knows that no other worker
 * lives, so every lock on a job is a dead one's. Resolves to the means of giving the lock back.
 */
export async function watchOver(pool: Pool, connectionString: string): Promise<{ end: () => Promise<void> }> {
  await runMigrations({ pgPool: pool });
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on("error", (error) => log("warn", "worker.watch-lost", errorFields(error)));
  await client.connect();
  const key = [...workersAlive];
  const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1, $2) as alone", key);
  if (rows[0]?.alone) {
    await client.query(
      "select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))",
    );
    await client.query("select pg_advisory_lock_shared($1, $2)", key);
    await client.query("select pg_advisory_unlock($1, $2)", key);
  } else {
    await client.query("select pg_advisory_lock_shared($1, $2)", key);
  }
  return { end: () => client.end() };
}
