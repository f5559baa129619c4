import type { WorkerEvents } from "graphile-worker";

import { log } from "../log";

/** How long the pool may take to store the results after the end of the last job, in milliseconds. */
const timeToStoreResults = 3_000;

/**
 * Ends a pool that is stuck after all its workers have stopped. If the results of two jobs could not be stored,
 * graphile-worker 0.17.3 miscounts the results that it still has to store and waits forever for the count to reach
 * zero. The jobs return to the queue like those of a dead worker.
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
