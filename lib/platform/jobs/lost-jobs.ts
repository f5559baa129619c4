import type { WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";

import { errorFields, log } from "../log";

/**
 * How long a job must have been locked, in milliseconds, to count as lost. Before that, the database's response with
 * the job may still be on its way to this worker.
 */
const settledAfterMs = 3_000;

/**
 * Unlocks lost jobs. A job is lost if the database has locked it for this worker, but the connection broke before the
 * worker got the response, so the worker does not run the job. The library unlocks such a job only after four hours,
 * which is too late for a reminder two hours before an appointment. After a failed fetch, each fetch that finds no job
 * starts a search for lost jobs. Once a search has started more than `2 * settledAfterMs` after the failed fetch, no
 * more searches start. A search that fails has the same effect as a failed fetch.
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
