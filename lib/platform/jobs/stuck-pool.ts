import type { WorkerEvents } from "graphile-worker";

import { log } from "../log";

/** The maximum time for storing the results of jobs after the last worker of a pool has stopped, in milliseconds. */
const timeToStoreResults = 3_000;

/**
 * Ends a worker pool that is stuck after all its workers have stopped. The pool waits until graphile-worker has no more
 * results of jobs to store. If the results of two jobs could not be stored, graphile-worker 0.17.3 counts the results
 * wrongly and the pool waits forever. The two jobs stay locked until they return to the queue, as the jobs of a dead
 * worker do.
 */
export function endStuckPool(events: WorkerEvents, concurrency: number): void {
  let running = concurrency;
  let timer: NodeJS.Timeout | undefined;
  events.on("worker:stop", ({ worker: { workerPool } }) => {
    running -= 1;
    if (running > 0) return;
    timer = setTimeout(() => {
      log("warn", "worker.pool-stuck");
      void Promise.resolve(workerPool.forcefulShutdown("Results could not be stored.")).catch(() => undefined);
    }, timeToStoreResults);
  });
  events.on("pool:release", () => clearTimeout(timer));
}
