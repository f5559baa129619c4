import { parentPort, workerData } from "node:worker_threads";

import { readCalendar } from "../lib/calendar/busy/read-calendar";
import type { ReaderInput, ReaderOutput } from "../lib/calendar/busy/reader-thread";

/** Reads one calendar. This program runs as a thread of the worker, which ends it if reading takes too long. */
const { text, request } = workerData as ReaderInput;
const output: ReaderOutput = readCalendar(text, request);
parentPort?.postMessage(output);
