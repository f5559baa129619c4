import type { Client } from "pg";

import { log } from "../log";

/** The class of the advisory locks that running workers hold. The number must be unused by others in this database. */
export const presenceClass = 0x6a6f6273;

/** The time at which each absent worker that holds jobs was first seen absent, by this process's clock. */
export type Absences = Map<string, number>;

/**
 * Workers that hold jobs but no advisory lock. A lock's key is a signed number, while pg_locks shows its bits as
 * unsigned.
 */
const absentHolders = `
  select distinct locked_by from graphile_worker.jobs
  where locked_by is not null and not exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::bigint::oid
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Returns a worker's jobs to the queue if it has been absent in every check on this connection for `absentFor`
 * milliseconds. A single absence is not enough, because a worker whose connection broke is absent for a moment while it
 * still works on its jobs.
 */
export async function freeJobsOfTheDead(client: Client, absences: Absences, absentFor: number): Promise<void> {
  const { rows } = await client.query<{ locked_by: string }>(absentHolders, [presenceClass]);
  const absent = new Set(rows.map(({ locked_by }) => locked_by));
  const now = performance.now();
  for (const id of absences.keys()) if (!absent.has(id)) absences.delete(id);
  for (const id of absent) if (!absences.has(id)) absences.set(id, now);
  const dead = [...absences].filter(([, since]) => now - since >= absentFor).map(([id]) => id);
  if (dead.length === 0) return;
  // The statement checks the absence again, since a worker may have come back.
  await client.query(
    `select graphile_worker.force_unlock_workers(array(select locked_by from (${absentHolders}) absent where locked_by = any($2)))`,
    [presenceClass, dead],
  );
  for (const id of dead) absences.delete(id);
  log("info", "worker.jobs-freed", { workers: dead.length });
}
