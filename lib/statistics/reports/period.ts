import { addDays, addMonths, firstDayOf, monthOf, utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

/** Days of the office's zone, both included. */
export type Period = { readonly from: Day; readonly to: Day };

/** The longest period of a report, in months. */
export const longestMonths = 24;

/** Whether a report can be made for a period: it is in order and at most 24 months long. */
export function isPeriod({ from, to }: Period): boolean {
  return from <= to && addDays(to, 1) <= sameDayLater(from, longestMonths);
}

/** The period of the same length that ends the day before. */
export function periodBefore({ from, to }: Period): Period {
  const days = (utcMidnight(to) - utcMidnight(from)) / msPerDay;
  return { from: addDays(from, -1 - days), to: addDays(from, -1) };
}

/**
 * The first day that reports with several filters can count, by the office's day today. They count visits, which are
 * deleted after 13 months; all other reports have no such limit.
 */
export function severalFiltersFrom(today: Day): Day {
  return firstDayOf(addMonths(monthOf(today), -12));
}

/** The instants at which a period begins and ends in a zone. */
export function intervalOf({ from, to }: Period, zone: string): Interval {
  return { start: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone) };
}

/** The same day of a later month. The 31st of a shorter month is the first day of the month after it. */
function sameDayLater(day: Day, months: number): Day {
  return addDays(firstDayOf(addMonths(monthOf(day), months)), Number(day.slice(8)) - 1);
}
