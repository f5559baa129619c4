import { EventEmitter } from "node:events";

import { Logger, run } from "graphile-worker";
import type { WorkerEvents } from "graphile-worker";
import { Pool } from "pg";

import { errorFields, log } from "../log";
import { payloadSchemas } from "./job";
import type { TaskList, TaskName } from "./job";
import { watchOver } from "./leftovers";
import { freeLostJobs } from "./lost-jobs";

export type WorkerOptions = {
  readonly connectionString: string;
  /** Jobs at work at the same time. */
  readonly concurrency: number;
  readonly tasks: Partial<TaskList>;
};

export type RunningWorker = {
  /** Lets running jobs finish, then ends. */
  readonly stop: () => Promise<void>;
  /** Settles when the worker has ended; rejects when it ended by a failure. */
  readonly ended: Promise<void>;
};

/** Each full hour; one missed while nothing ran is made up for within the next. */
const crontab = "0 * * * * sweep ?fill=1h&max=3";

/** Starts taking jobs from the table. A job that throws is tried again after growing waits (graphile-worker: e^attempts seconds, at most 25 times). */
export async function runWorker({ connectionString, concurrency, tasks }: WorkerOptions): Promise<RunningWorker> {
  const pool = new Pool({ connectionString, max: concurrency + 2, connectionTimeoutMillis: 10_000 });
  // An error on a connection ends the process unless somebody listens, on the idle ones and on those in use.
  const note = (error: Error) => log("warn", "worker.connection-lost", errorFields(error));
  pool.on("error", note).on("connect", (client) => void client.on("error", note));
  const watch = await watchOver(pool, connectionString);
  const events: WorkerEvents = new EventEmitter();
  freeLostJobs(events, pool);
  const runner = await run({ pgPool: pool, concurrency, crontab, taskList: checked(tasks), events, noHandleSignals: true, logger: quiet });
  const ended = runner.promise.finally(async () => {
    await watch.end();
    await pool.end();
  });
  // Whoever started the worker looks at `ended` in its own time.
  ended.catch((error: unknown) => log("error", "worker.ended", errorFields(error)));
  return {
    ended,
    stop: async () => {
      await runner.stop();
      await ended;
    },
  };
}

/** The tasks as graphile-worker calls them: payloads checked, failures logged and stored without the words of the error, which may quote an address. */
export function checked(tasks: Partial<TaskList>): Record<string, (payload: unknown) => Promise<void>> {
  const guard = (name: TaskName, work: (payload: never) => Promise<void>) => async (payload: unknown) => {
    try {
      await work(payloadSchemas[name].parse(payload) as never);
    } catch (error) {
      const fields = errorFields(error);
      log("warn", "job.failed", { task: name, ...fields });
      throw new Error([name, fields.error, fields.code, fields.responseCode].filter(Boolean).join(" "));
    }
  };
  const names = Object.keys(payloadSchemas) as TaskName[];
  return Object.fromEntries(names.flatMap((name) => (tasks[name] ? [[name, guard(name, tasks[name])]] : [])));
}

/** The library's own lines may carry an error's text, so only their place is told. */
const quiet = new Logger((scope) => (level) => {
  const { label, taskIdentifier, jobId } = scope;
  log(level === "error" || level === "warning" ? "warn" : "debug", "worker.library", { label, task: taskIdentifier, job: jobId });
});
