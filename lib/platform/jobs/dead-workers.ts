import type { Client } from "pg";

import { log } from "../log";

/** The class of the advisory locks by which workers show that they live: any number that nobody else in this database uses. */
export const presenceClass = 0x6a6f6273;

/** Since when, by this process's own clock, each worker that holds jobs has been seen to be absent. */
export type Absences = Map<string, number>;

/** Workers that hold jobs and show no presence. A lock's key is a signed number, of which pg_locks shows the bits. */
const absentHolders = `
  select distinct locked_by from graphile_worker.jobs
  where locked_by is not null and not exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::bigint::oid
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Gives back the jobs of workers that have been absent for the given milliseconds, look after look, on this one connection.
 * A worker whose connection broke is absent for a moment although it lives and works on its jobs.
 */
export async function freeJobsOfTheDead(client: Client, absences: Absences, absentFor: number): Promise<void> {
  const { rows } = await client.query<{ locked_by: string }>(absentHolders, [presenceClass]);
  const absent = new Set(rows.map(({ locked_by }) => locked_by));
  const now = performance.now();
  for (const id of absences.keys()) if (!absent.has(id)) absences.delete(id);
  for (const id of absent) if (!absences.has(id)) absences.set(id, now);
  const dead = [...absences].filter(([, since]) => now - since >= absentFor).map(([id]) => id);
  if (dead.length === 0) return;
  // Asked once more in the same statement: one of them may have come back since.
  await client.query(
    `select graphile_worker.force_unlock_workers(array(select locked_by from (${absentHolders}) absent where locked_by = any($2)))`,
    [presenceClass, dead],
  );
  for (const id of dead) absences.delete(id);
  log("info", "worker.jobs-freed", { workers: dead.length });
}
