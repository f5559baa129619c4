import { Worker } from "node:worker_threads";

import { log } from "@/lib/platform/log";
import { msPerSecond } from "@/lib/platform/time/instant";

import type { BusyReading, BusyRequest, ReadingFailure } from "./busy-reading";

/** What the thread gets, and what it answers. Undefined means that the text is not a calendar. */
export type ReaderInput = { readonly text: string; readonly request: BusyRequest };
export type ReaderOutput = BusyReading | undefined;

const longestReading = 20 * msPerSecond;

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Returns a function that reads a calendar in a thread of its own. The thread is ended after 20 seconds, because some
 * rules make the parser run forever, and it has its own memory limit. `program` is the path of the compiled
 * scripts/calendar-reader.ts.
 */
export function readInThread(program: string, timeoutMs = longestReading) {
  return (text: string, request: BusyRequest): Promise<BusyReading | ReadingFailure> =>
    new Promise((resolve) => {
      const input: ReaderInput = { text, request };
      const thread = new Worker(program, { workerData: input, resourceLimits, env: {}, execArgv: [] });
      const timer = setTimeout(() => end("too-complex"), timeoutMs);
      const end = (result: BusyReading | ReadingFailure) => {
        clearTimeout(timer);
        resolve(result);
        void thread.terminate();
      };
      thread.on("message", (output: ReaderOutput) => end(output ?? "not-a-calendar"));
      thread.on("error", (error) => {
        // An error of the parser quotes the calendar, so its message is not logged.
        log("error", "calendar.reader-failed", { error: error.name });
        end("too-complex");
      });
    });
}
