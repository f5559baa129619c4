import type { WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";

import { errorFields, log } from "../log";

/** A fetch of another hand may be on its way; its job is not lost before this, nor is a doubt settled. */
const settledAfterMs = 3_000;

/**
 * Frees the jobs that this worker took without ever hearing of it, since the connection broke under the answer.
 * The library would leave them locked for four hours. After a fetch that failed, each fetch that finds nothing looks
 * for jobs under this worker's name that none of its hands holds.
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

/** The library has no call for it: its own frees all jobs of a worker, those at work included. */
async function free(pool: Pool, workerPoolId: string, held: readonly string[]): Promise<void> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = $1 and id <> all($2::bigint[]) and locked_at < now() - $3 * interval '1 millisecond'`,
    [workerPoolId, held, settledAfterMs],
  );
  if (rowCount) log("info", "worker.lost-jobs-freed", { jobs: rowCount });
}
