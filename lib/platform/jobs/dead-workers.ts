import type { Client } from "pg";

import { log } from "../log";

/** The class of the advisory locks that running workers hold. No other locks in this database may use this class. */
export const presenceClass = 0x6a6f6273;

/**
 * A worker is absent if it holds jobs but no advisory lock. The map contains each absent worker's id and the time at
 * which a check first found the worker absent, in milliseconds of `performance.now()`.
 */
export type Absences = Map<string, number>;

/**
 * Selects the workers that hold jobs but no advisory lock. A lock's key is a signed number. The view pg_locks shows the
 * same bits as an unsigned number, so the key is converted.
 */
const absentHolders = `
  select distinct locked_by from graphile_worker.jobs
  where locked_by is not null and not exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::bigint::oid
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Returns a worker's jobs to the queue if all checks of the last `absentFor` milliseconds found the worker absent. One
 * check is not enough: if a worker's connection breaks, the worker is absent for a moment but still works on its jobs.
 */
export async function freeJobsOfTheDead(client: Client, absences: Absences, absentFor: number): Promise<void> {
  const { rows } = await client.query<{ locked_by: string }>(absentHolders, [presenceClass]);
  const absent = new Set(rows.map(({ locked_by }) => locked_by));
  const now = performance.now();
  for (const id of absences.keys()) if (!absent.has(id)) absences.delete(id);
  for (const id of absent) if (!absences.has(id)) absences.set(id, now);
  const dead = [...absences].filter(([, since]) => now - since >= absentFor).map(([id]) => id);
  if (dead.length === 0) return;
  // The statement checks again that the workers are absent, because a worker may have reconnected.
  await client.query(
    `select graphile_worker.force_unlock_workers(array(select locked_by from (${absentHolders}) absent where locked_by = any($2)))`,
    [presenceClass, dead],
  );
  for (const id of dead) absences.delete(id);
  log("info", "worker.jobs-freed", { workers: dead.length });
}
