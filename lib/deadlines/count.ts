import { addDays, dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Country, Length, Rule } from "./rule";
import { isWorkingDay } from "./working-days";

export type Counted = {
  /** The last day of the period as the law counts it. */
  readonly nominal: Day;
  /** The day that the reader is told. It is never later than the nominal one. */
  readonly day: Day;
};

/**
 * Counts a period from the day of the event, which itself is not counted. What the reader must do is moved to the last
 * working day on or before the end, because an office may be closed on that day, and because not every law extends a
 * period that ends on a weekend. What a firm must do ends on the nominal day.
 */
export function count(rule: Pick<Rule, "clock" | "length">, start: Day, country: Country): Counted {
  const nominal = endOf(rule.length, start, country);
  return { nominal, day: rule.clock === "yours" ? safeDay(nominal, country) : nominal };
}

/** The last working day on or before a day. */
export function safeDay(day: Day, country: Country): Day {
  let safe = day;
  while (!isWorkingDay(safe, country, "strict")) safe = addDays(safe, -1);
  return safe;
}

function endOf({ n, unit }: Length, start: Day, country: Country): Day {
  switch (unit) {
    case "day":
      return addDays(start, n);
    case "week":
      return addDays(start, 7 * n);
    case "month":
      return addCalendarMonths(start, n);
    case "year":
      return addCalendarMonths(start, 12 * n);
    case "year-end":
      return dayFromDate(new Date(Date.UTC(dateFromDay(start).getUTCFullYear() + n, 11, 31)));
    case "working-day":
      return addWorkingDays(start, n, country);
    default:
      return unit satisfies never;
  }
}

/** The same day of a later month, or the month's last day if the month is shorter. */
function addCalendarMonths(day: Day, months: number): Day {
  const date = dateFromDay(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayFromDate(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth))));
}

function addWorkingDays(start: Day, n: number, country: Country): Day {
  let day = start;
  for (let left = n; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, country, "usual")) left -= 1;
  }
  return day;
}
