import type { WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";

import { errorFields, log } from "../log";

/**
 * The minimum age of a job's lock, in milliseconds, before the job counts as lost. After a shorter time, the job may
 * still be on its way to another slot of this worker.
 */
const settledAfterMs = 3_000;

/**
 * Unlocks lost jobs: the database assigned them to this worker, but the connection broke before the worker got the
 * response. The library would unlock them after four hours, too late for a reminder two hours before an appointment.
 * After a failed fetch, each fetch that finds no job looks for jobs that this worker has locked but is not running.
 */
export function freeLostJobs(events: WorkerEvents, pool: Pool): void {
  const held = new Set<string>();
  let failedAt: number | undefined;
  events.on("job:start", ({ job }) => held.add(job.id));
  events.on("job:complete", ({ job }) => held.delete(job.id));
  events.on("worker:getJob:error", () => (failedAt = Date.now()));
  events.on("worker:getJob:empty", ({ worker }) => {
    if (failedAt === undefined) return;
    if (Date.now() - failedAt > 2 * settledAfterMs) failedAt = undefined;
    free(pool, worker.workerPool.id, [...held]).catch((error: unknown) => {
      failedAt = Date.now();
      log("warn", "worker.lost-jobs", errorFields(error));
    });
  });
}

/** Unlocks a worker's jobs that are not running. The library's own function also unlocks the running jobs. */
async function free(pool: Pool, workerPoolId: string, held: readonly string[]): Promise<void> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = $1 and id <> all($2::bigint[]) and locked_at < now() - $3 * interval '1 millisecond'`,
    [workerPoolId, held, settledAfterMs],
  );
  if (rowCount) log("info", "worker.lost-jobs-freed", { jobs: rowCount });
}
