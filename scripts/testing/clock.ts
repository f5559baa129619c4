import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "../shared/root";
import type { Settings } from "../shared/run";

/**
 * Browser tests start at 10:00 on a Wednesday in the office's time zone. Otherwise, a weekday, holiday, end of a month
 * or hour of the real calendar could make them fail. The server, the worker, the seed and the tests load
 * shift-clock.mjs, which moves their clock by a constant. Browsers (e2e/fixtures.ts) and the database's default
 * timestamps (lib/testing/database.ts) are moved by the same constant. All other SQL gets the time as a parameter. Only
 * graphile-worker reads the database's real clock. It runs jobs that are due immediately, but not jobs that are planned
 * for later. The tests' date is far in the future, because with a date in the past, graphile-worker would run planned
 * jobs immediately.
 */
const wednesday = Date.parse("2034-09-06T10:00:00-04:00");

export function fixedClock(): Settings {
  return clockAhead(wednesday - Date.now());
}

/** Returns environment variables for Node processes. Their clock runs ahead of the real clock by this time. */
export function clockAhead(milliseconds: number): Settings {
  const shiftClock = pathToFileURL(join(root, "scripts/testing/shift-clock.mjs")).href;
  return { NODE_OPTIONS: `--import ${shiftClock}`, CLOCK_SHIFT_MS: String(milliseconds) };
}
