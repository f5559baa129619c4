import type ICAL from "ical.js";

import { msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The instant of a time whose zone is set. A day without a time means its first moment. */
export const instantOf = (time: ICAL.Time): Instant => time.toUnixTime() * msPerSecond;

/**
 * The names of a date in lists of exceptions: its instant, and its day, because some programs exclude a date by its day
 * alone.
 */
export const keysOf = (time: ICAL.Time): readonly string[] => [instantKey(time), dayKey(time)];

/** The name by which an exception refers to a date. */
export const keyOf = (time: ICAL.Time): string => (time.isDate ? dayKey(time) : instantKey(time));

const instantKey = (time: ICAL.Time) => String(time.toUnixTime());
const dayKey = ({ year, month, day }: ICAL.Time) => `${year}-${month}-${day}`;

/** The time that clocks in the same zone show this much later. */
export function later(time: ICAL.Time, { days = 0, seconds = 0 }: { days?: number; seconds?: number }): ICAL.Time {
  const copy = time.clone();
  copy.adjust(days, 0, 0, seconds);
  return copy;
}
