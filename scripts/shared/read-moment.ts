import { isDay } from "../../lib/platform/time/day";
import type { Instant } from "../../lib/platform/time/instant";

const format = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(?:(Z)|([+-]\d\d):?(\d\d)?)$/i;

/** Reads a moment with its zone, as `2026-11-29T10:00:00Z` or `2026-11-29 10:00+01`. Undefined if it is not one. */
export function readMoment(text: string): Instant | undefined {
  const [found, day, time, utc, hours, minutes = "00"] = format.exec(text) ?? [];
  if (!found) return undefined;
  const at = Date.parse(`${day}T${time}${utc ? "Z" : `${hours}:${minutes}`}`);
  return Number.isNaN(at) || !isDay(day) ? undefined : at;
}
