import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { Logger, run, runMigrations } from "graphile-worker";
import type { Runner, WorkerEvents } from "graphile-worker";
import { Pool } from "pg";

import { errorFields, log } from "../log";
import { checked } from "./checked-tasks";
import type { TaskList } from "./job";
import { freeLostJobs } from "./lost-jobs";
import { keepPresence } from "./presence";
import type { Pace } from "./presence";

export type WorkerOptions = {
  readonly connectionString: string;
  /** Jobs at work at the same time. */
  readonly concurrency: number;
  readonly tasks: Partial<TaskList>;
  /** How soon the jobs of a dead worker are given to others; some ten seconds unless said otherwise. */
  readonly pace?: Pace;
  /** Milliseconds between two looks for jobs that became due; new ones are announced. */
  readonly pollInterval?: number;
};

export type RunningWorker = {
  /** Lets running jobs finish, then ends. */
  readonly stop: () => Promise<void>;
  /** Settles when the worker has ended. */
  readonly ended: Promise<void>;
};

/**
 * The sweep runs each full hour; one missed while nothing ran is made up for within the next. The alarm about jobs out of
 * tries runs every ten minutes; by its key a new one replaces one that has not run, so that alarms never pile up.
 */
const crontab = ["0 * * * * sweep ?fill=1h&max=3", "*/10 * * * * dead-jobs ?jobKey=dead-jobs&max=3"].join("\n");

const startAgainAfter = 1_000;

/** Looks for jobs that failed one after the other, by each of the worker's hands, until it is begun anew. */
const failedLooks = 5;

/**
 * In batches alone does the library tell the table of a finished job until it is heard; one by one, a database that is
 * away at that moment ends the process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The exit code by which the library says that the queue's tables have become those of a newer release. */
const outdated = 57;

/** Starts taking jobs from the table. A job that throws is tried again after growing waits (graphile-worker: e^attempts seconds, at most 25 times). */
export async function runWorker({
  connectionString,
  concurrency,
  tasks,
  pace,
  pollInterval = 2_000,
}: WorkerOptions): Promise<RunningWorker> {
  const pool = new Pool({ connectionString, max: concurrency + 2, connectionTimeoutMillis: 10_000 });
  // An error on a connection ends the process unless somebody listens, on the idle ones and on those in use.
  const note = (error: Error) => log("warn", "worker.connection-lost", errorFields(error));
  pool.on("error", note).on("connect", (client) => void client.on("error", note));
  await runMigrations({ pgPool: pool });
  const presence = keepPresence(connectionString, pace);
  let runner: Runner | undefined;
  // It may be ending by itself at this moment.
  const stopRunner = async () => runner?.stop().catch(() => undefined);
  const start = () => {
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => presence.announce(workerPool.id));
    freeLostJobs(events, pool);
    events.on("job:failed", ({ job, error }) => {
      log("error", "job.given-up", {
        task: job.task_identifier,
        job: job.id,
        attempts: job.attempts,
        ...errorFields(causeOf(error)),
      });
    });
    let failed = 0;
    events.on("worker:getJob:error", () => (failed += 1) >= failedLooks * concurrency && void stopRunner());
    events.on("worker:getJob:empty", () => (failed = 0)).on("job:start", () => (failed = 0));
    return run({
      preset,
      pgPool: pool,
      concurrency,
      pollInterval,
      crontab,
      taskList: checked(tasks),
      events,
      noHandleSignals: true,
      logger: quiet,
    });
  };

  runner = await start();
  let isStopping = false;
  const isOver = () => isStopping || process.exitCode === outdated;

  /** A library whose first question the database did not answer keeps that failure for good, so it is begun anew. */
  async function keepRunning(): Promise<void> {
    while (!isOver()) {
      await runner?.promise.catch(() => undefined);
      if (isOver()) return;
      runner = undefined;
      await pause(startAgainAfter);
      runner = await start().catch(() => undefined);
      if (runner) log("info", "worker.started-again");
    }
  }

  const ended = keepRunning().finally(async () => {
    // Begun while it was told to stop.
    await stopRunner();
    await presence.end();
    await pool.end();
  });
  return {
    ended,
    stop: async () => {
      isStopping = true;
      await stopRunner();
      await ended;
    },
  };
}

/** What a task threw, without the wrapper whose words are stored with the job. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error;

/** The library's own lines may carry an error's text, so only their place is told. */
const quiet = new Logger((scope) => (level) => {
  const { label, taskIdentifier, jobId } = scope;
  log(level === "error" || level === "warning" ? "warn" : "debug", "worker.library", {
    label,
    task: taskIdentifier,
    job: jobId,
  });
});
