import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "../shared/root";
import type { Settings } from "../shared/run";

/**
 * Browser tests run from 10:00 on a Wednesday on, in the time of the office, so that no weekday, holiday, end of a month or hour of the
 * real calendar can make them fail. The server, the worker, the seed and the tests load shift-clock.mjs, which moves their clock by one
 * constant. Browsers (e2e/fixtures.ts) and the database's default timestamps (lib/testing/database.ts) are moved by the same constant;
 * all other SQL takes the time as a parameter. Only graphile-worker reads the database's real clock: it runs what is due now, and
 * nothing that is planned for later. The year is far ahead, for with a clock behind the real one it would run that immediately.
 */
const wednesday = Date.parse("2034-09-06T10:00:00-04:00");

export function fixedClock(): Settings {
  return clockAhead(wednesday - Date.now());
}

/** Settings for Node processes whose clock is to run ahead of the real one. */
export function clockAhead(milliseconds: number): Settings {
  const shiftClock = pathToFileURL(join(root, "scripts/testing/shift-clock.mjs")).href;
  return { NODE_OPTIONS: `--import ${shiftClock}`, CLOCK_SHIFT_MS: String(milliseconds) };
}
