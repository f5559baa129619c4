import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "../shared/root";
import type { Settings } from "../shared/run";

/**
 * Browser tests start at 10:00 on a Wednesday in the office's time zone. At the real time, tests could fail on a
 * weekend, on a holiday, at the end of a month or at night. The server, the worker, the seed and the tests load
 * shift-clock.mjs, which moves their clock by a constant. The clock of the browsers (e2e/fixtures.ts) and the
 * database's default timestamps (lib/testing/database.ts) are moved by the same constant. All other SQL gets the time
 * as a parameter. Only graphile-worker compares times with the database's real clock. It runs jobs without a time
 * immediately. Jobs with a time, such as reminders, are never due during the tests, because the tests' date is far in
 * the future. If the tests' date were in the past, these jobs would run immediately.
 */
const wednesday = Date.parse("2034-09-06T10:00:00-04:00");

export function fixedClock(): Settings {
  return clockAhead(wednesday - Date.now());
}

/** Returns environment variables that set the clock of a Node process ahead by this number of milliseconds. */
export function clockAhead(milliseconds: number): Settings {
  const shiftClock = pathToFileURL(join(root, "scripts/testing/shift-clock.mjs")).href;
  return { NODE_OPTIONS: `--import ${shiftClock}`, CLOCK_SHIFT_MS: String(milliseconds) };
}
