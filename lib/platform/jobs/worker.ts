import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { Logger, run, runMigrations } from "graphile-worker";
import type { Runner, WorkerEvents } from "graphile-worker";
import { Pool } from "pg";

import { errorFields, log } from "../log";
import { checked } from "./checked-tasks";
import { tasksToRun } from "./hold";
import type { TaskList } from "./job";
import { freeLostJobs } from "./lost-jobs";
import { keepPresence } from "./presence";
import type { Pace } from "./presence";
import { endStuckPool } from "./stuck-pool";
import { watchHold } from "./watch-hold";
import { requireSameRelease } from "./worker-release";

export type WorkerOptions = {
  readonly connectionString: string;
  /** The number of jobs that run in parallel. */
  readonly concurrency: number;
  readonly tasks: Partial<TaskList>;
  /** The release of the program, so that workers of two releases never run at once. */
  readonly release?: string;
  /** How soon the jobs of a dead worker return to the queue. By default, after about ten seconds. */
  readonly pace?: Pace;
  /** Milliseconds between two polls for jobs that became due. A new job does not wait for a poll. */
  readonly pollInterval?: number;
};

export type RunningWorker = {
  /** Waits for running jobs, then stops the worker. */
  readonly stop: () => Promise<void>;
  /** Settles when the worker has stopped. */
  readonly ended: Promise<void>;
};

/**
 * Every hour, the sweep deletes expired records. If the worker was not running at the full hour, the sweep runs as soon
 * as the worker starts. The alarms about failed jobs and unanswered inquiries and the reading of own calendars run
 * every ten minutes. The search for near case deadlines, for due tasks, for claims that expire soon and for staff who
 * want the weekly statistics runs every hour. The payments are compared with the provider's list at 08:30 UTC, when it
 * is night in Canada. New audit entries are sealed every minute and checked every six hours, and the newest seal is
 * anchored every morning. New events of the statistics are counted every five minutes. Some sources of public texts are
 * checked every hour, and new conversions are sent to Google. A new job replaces a waiting job with the same key, so
 * alarms do not accumulate.
 */
const crontab = [
  "0 * * * * sweep ?fill=1h&max=3",
  "*/10 * * * * dead-jobs ?jobKey=dead-jobs&max=3",
  "*/10 * * * * late-inquiries ?jobKey=late-inquiries&max=3",
  "15 * * * * case-deadlines ?jobKey=case-deadlines&max=3",
  "20 * * * * due-tasks ?jobKey=due-tasks&max=3",
  "50 * * * * weekly-statistics ?jobKey=weekly-statistics&max=3",
  "25 * * * * claim-expiry ?jobKey=claim-expiry&max=3",
  "* * * * * audit-seal ?jobKey=audit-seal&max=3",
  "*/5 * * * * roll-up-events ?jobKey=roll-up-events&max=3",
  "35 * * * * queue-conversions ?jobKey=queue-conversions&max=3",
  "40 */6 * * * audit-check ?fill=6h&jobKey=audit-check&max=3",
  "0 11 * * * audit-anchor ?fill=1d&jobKey=audit-anchor&max=3",
  "*/10 * * * * read-calendars ?jobKey=read-calendars&max=3",
  "35 * * * * check-sources ?jobKey=check-sources&max=3",
  "30 8 * * * payment-books ?fill=1d&jobKey=payment-books&max=3",
].join("\n");

const startAgainAfter = 1_000;

/**
 * The runner has `concurrency` parallel workers, and each of them polls. After `failedPolls * concurrency` failed polls
 * in a row, the runner is restarted.
 */
const failedPolls = 5;

/**
 * Turns on the library's batch mode for storing the results of jobs. If a result cannot be stored in batch mode, the
 * library stops its runner, and `keepRunning` starts a new one. Without batch mode, the same failure would end the
 * process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The library's exit code if a newer release of the library has migrated its tables. */
const outdated = 57;

/**
 * Starts a worker. A failed job is retried with increasing delays: graphile-worker waits e^attempts seconds, but at
 * most about six hours.
 */
export async function runWorker({
  connectionString,
  concurrency,
  tasks,
  release,
  pace,
  pollInterval = 2_000,
}: WorkerOptions): Promise<RunningWorker> {
  if (release !== undefined) await requireSameRelease(connectionString, release);
  const pool = new Pool({ connectionString, max: concurrency + 2, connectionTimeoutMillis: 10_000 });
  // Without a listener, an error on an idle or active connection ends the process.
  const note = (error: Error) => log("warn", "worker.connection-lost", errorFields(error));
  pool.on("error", note).on("connect", (client) => void client.on("error", note));
  await runMigrations({ pgPool: pool });
  const presence = keepPresence(connectionString, { pace, release });
  let runner: Runner | undefined;
  /** Stops the runner and waits for `runner.promise`. The promise of `stop()` never settles after a forced shutdown. */
  const stopRunner = async () => {
    // `stop()` rejects if the runner is already stopping by itself.
    void runner?.stop().catch(() => undefined);
    await runner?.promise.catch(() => undefined);
  };
  // A runner has a fixed list of tasks. After a change, `keepRunning` starts a new runner.
  const hold = await watchHold(() => void stopRunner());
  const start = () => {
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => presence.announce(workerPool.id));
    freeLostJobs(events, pool);
    endStuckPool(events, concurrency);
    events.on("job:failed", ({ job, error }) => {
      log("error", "job.given-up", {
        task: job.task_identifier,
        job: job.id,
        attempts: job.attempts,
        ...errorFields(causeOf(error)),
      });
    });
    let failed = 0;
    events.on("worker:getJob:error", () => (failed += 1) >= failedPolls * concurrency && void stopRunner());
    events.on("worker:getJob:empty", () => (failed = 0)).on("job:start", () => (failed = 0));
    return run({
      preset,
      pgPool: pool,
      concurrency,
      pollInterval,
      crontab,
      taskList: checked(tasksToRun(tasks, hold.current())),
      events,
      noHandleSignals: true,
      logger: quiet,
    });
  };

  runner = await start();
  let isStopping = false;
  const isOver = () => isStopping || process.exitCode === outdated;

  /** Starts the runner again whenever it ends. A runner never recovers by itself if its first query failed. */
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
    // A new runner may have started while the worker was stopping.
    await stopRunner();
    hold.stop();
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

/** Returns the error that a task threw. The library gets a wrapper of this error and stores the wrapper's message. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error;

/** Logs only the scope of the library's messages. A message may contain an error's text, and with it personal data. */
const quiet = new Logger((scope) => (level) => {
  const { label, taskIdentifier, jobId } = scope;
  log(level === "error" || level === "warning" ? "warn" : "debug", "worker.library", {
    label,
    task: taskIdentifier,
    job: jobId,
  });
});
