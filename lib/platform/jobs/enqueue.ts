import type { Tx } from "../db/client";
import type { Job } from "./job";

export type QueueOptions = {
  /** The earliest start of the job. If it is not set, the job starts immediately. */
  readonly runAt?: Date;
  /** A second job with the same key replaces the first job. `cancelJobs` finds the job by its key. */
  readonly key?: string;
};

export type QueuedJob = QueueOptions & { readonly job: Job };

/**
 * The maximum number of attempts. The last attempt is about four days after the first. If it fails, the job stays in
 * the queue's table, and the outbox page shows the job to staff.
 */
const maxAttempts = 25;

/** Queues one job in the transaction of the change that causes it. If the transaction fails, no job is queued. */
export async function enqueue(tx: Tx, job: Job, options: QueueOptions = {}): Promise<void> {
  await enqueueAll(tx, [{ job, ...options }]);
}

/** Queues several jobs in one round trip in the given transaction. Two of these jobs must not have the same key. */
export async function enqueueAll(tx: Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length > 0) await tx.$executeRaw`select queue_jobs(${JSON.stringify(asRows(jobs))}::jsonb)`;
}

/** Converts jobs to the format of the database function `queue_jobs`. */
export function asRows(jobs: readonly QueuedJob[]) {
  return jobs.map(({ job, runAt, key }) => ({
    identifier: job.task,
    payload: job.payload,
    run_at: runAt?.toISOString() ?? null,
    job_key: key ?? null,
    max_attempts: maxAttempts,
  }));
}

/**
 * Removes the jobs with these keys in the given transaction. A job that is already running continues, but it is not
 * retried if it fails.
 */
export async function cancelJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.$executeRaw`select graphile_worker.remove_job(key) from unnest(${[...keys]}::text[]) as key`;
}
