import type { Tx } from "../db/client";
import type { Job } from "./job";

export type QueueOptions = {
  /** Not before this; at once when unset. */
  readonly runAt?: Date;
  /** A second job of the same key replaces the first, and the key can cancel it. */
  readonly key?: string;
};

export type QueuedJob = QueueOptions & { readonly job: Job };

/** After the last attempt, some three days on, a job stays in its table for the staff to see. */
const maxAttempts = 25;

/** Queues one job inside the transaction of the change that calls for it: both stand, or neither. */
export async function enqueue(tx: Tx, job: Job, options: QueueOptions = {}): Promise<void> {
  await enqueueAll(tx, [{ job, ...options }]);
}

/** Queues several jobs in one round trip, inside the given transaction. No two of them may share a key. */
export async function enqueueAll(tx: Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length > 0) await tx.$executeRaw`select queue_jobs(${JSON.stringify(asRows(jobs))}::jsonb)`;
}

/** Jobs as the database's function `queue_jobs` reads them. */
export function asRows(jobs: readonly QueuedJob[]) {
  return jobs.map(({ job, runAt, key }) => ({
    identifier: job.task,
    payload: job.payload,
    run_at: runAt?.toISOString() ?? null,
    job_key: key ?? null,
    max_attempts: maxAttempts,
  }));
}

/** Removes the jobs of these keys, inside the given transaction; one that runs at this moment is not tried again. */
export async function cancelJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.$executeRaw`select graphile_worker.remove_job(key) from unnest(${[...keys]}::text[]) as key`;
}
