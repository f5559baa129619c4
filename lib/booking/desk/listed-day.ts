import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, resolveWall } from "@/lib/platform/time/zone";

/**
 * The minute of the day at which a day's list of times begins, in the visitor's time zone. The list ends at 03:00 on
 * the next day, because an evening appointment in Canada is after midnight in Europe. A visitor in Berlin who chooses
 * Tuesday also means the night after Tuesday.
 */
const firstMinute = 3 * 60;

/** The instant at which the list of this day begins in the zone. */
export function startOfListedDay(day: Day, zone: string): Instant {
  return resolveWall(day, firstMinute, zone);
}

/**
 * Returns the day under which a time is listed. A time in the first three hours after midnight is listed under the
 * previous day.
 */
export function listedDayOf(instant: Instant, zone: string): Day {
  const day = dayOf(instant, zone);
  return instant < startOfListedDay(day, zone) ? addDays(day, -1) : day;
}
