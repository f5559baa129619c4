import type { Instant } from "../../lib/platform/time/instant";

const format = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(?:(Z)|([+-]\d\d):?(\d\d)?)$/i;

/** Reads a moment with its zone, as `2026-11-29T10:00:00Z` or `2026-11-29 10:00+01`. Undefined if it is not one. */
export function readMoment(text: string): Instant | undefined {
  const [found, day, time, utc, hours, minutes = "00"] = format.exec(text) ?? [];
  if (!found) return undefined;
  const at = Date.parse(`${day}T${time}${utc ? "Z" : `${hours}:${minutes}`}`);
  return Number.isNaN(at) || !isDay(day) ? undefined : at;
}

/** Whether the month has the day. `Date.parse` makes 30 February to 2 March. */
function isDay(day = ""): boolean {
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}
