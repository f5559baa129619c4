import type { Tx } from "../db/client";
import type { Job } from "./job";

export type QueueOptions = {
  /** The earliest start. Immediately if it is not set. */
  readonly runAt?: Date;
  /** A second job with the same key replaces the first. The key can also cancel the job. */
  readonly key?: string;
};

export type QueuedJob = QueueOptions & { readonly job: Job };

/**
 * The last attempt is some three days after the first. The failed job then remains in the queue's table, where staff
 * can see it.
 */
const maxAttempts = 25;

/** Queues one job in the transaction of the change that causes it, so that both commit or neither. */
export async function enqueue(tx: Tx, job: Job, options: QueueOptions = {}): Promise<void> {
  await enqueueAll(tx, [{ job, ...options }]);
}

/** Queues several jobs in one round trip in the given transaction. Each keyed job needs a different key. */
export async function enqueueAll(tx: Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length > 0) await tx.$executeRaw`select queue_jobs(${JSON.stringify(asRows(jobs))}::jsonb)`;
}

/** Jobs in the format of the database function `queue_jobs`. */
export function asRows(jobs: readonly QueuedJob[]) {
  return jobs.map(({ job, runAt, key }) => ({
    identifier: job.task,
    payload: job.payload,
    run_at: runAt?.toISOString() ?? null,
    job_key: key ?? null,
    max_attempts: maxAttempts,
  }));
}

/** Removes the jobs with these keys in the given transaction. A job that is running is not retried. */
export async function cancelJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.$executeRaw`select graphile_worker.remove_job(key) from unnest(${[...keys]}::text[]) as key`;
}
