import { boundedCache } from "./bounded-cache";
import { msPerDay } from "./instant";
import type { Instant } from "./instant";

/**
 * A calendar day without a time zone, as "YYYY-MM-DD". Days can be compared with `<`. `isDay` narrows a value to a day.
 */
export type Day = `${number}-${number}-${number}`;

/** A calendar month, as "YYYY-MM". */
export type Month = `${number}-${number}`;

/** The caches exist because calendars use the same days repeatedly, and parsing or formatting a day is slow. */
const cachedDay = boundedCache<Day, Instant>(4_096);
const cachedMidnight = boundedCache<Instant, Day>(4_096);

/**
 * Whether this is a day that exists. "2027-02-29", for example, does not exist. 31 December 9999 is excluded, because
 * the day after it has no "YYYY-MM-DD" form.
 */
export function isDay(value: unknown): value is Day {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value) || value === "9999-12-31") return false;
  const time = Date.parse(value);
  // `Date.parse` may read a day that does not exist, such as "2027-02-30", as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whether this is a month, as "YYYY-MM". December 9999 is excluded, because its last day is not a `Day`. */
export function isMonth(value: unknown): value is Month {
  return typeof value === "string" && value !== "9999-12" && isDay(`${value}-01`);
}

/** The instant at which the day begins in UTC. */
export function utcMidnight(day: Day): Instant {
  // The ECMAScript standard reads a date without a time as UTC, so the zone of the process does not matter.
  return cachedMidnight(day, () => Date.parse(day));
}

/** The UTC day of an instant. */
export function utcDay(instant: Instant): Day {
  const midnight = Math.floor(instant / msPerDay) * msPerDay;
  return cachedDay(midnight, () => dayFromDate(new Date(midnight)));
}

/** The day of a `@db.Date` column, which Prisma returns as midnight UTC. */
export function dayFromDate(date: Date): Day {
  const text = date.toISOString();
  // Years outside 0000 to 9999 are longer: they have a sign and six digits.
  if (text.length !== 24) throw new RangeError("A day is outside the years 0000 to 9999.");
  return text.slice(0, 10) as Day;
}

/** The value for a `@db.Date` column. */
export function dateFromDay(day: Day): Date {
  return new Date(utcMidnight(day));
}

/** The day that is `days` later, or earlier if `days` is negative. */
export function addDays(day: Day, days: number): Day {
  return utcDay(utcMidnight(day) + days * msPerDay);
}

/** The ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  // Day 0, 1 January 1970, was a Thursday, three days after a Monday.
  const fromMonday = (utcMidnight(day) / msPerDay + 3) % 7;
  return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1;
}

/** All days from `first` to `last`, both included. Empty if `last` comes before `first`. */
export function daysFromTo(first: Day, last: Day): readonly Day[] {
  const days: Day[] = [];
  const end = utcMidnight(last);
  for (let midnight = utcMidnight(first); midnight <= end; midnight += msPerDay) days.push(utcDay(midnight));
  return days;
}

/** The month that contains the day. Throws a RangeError for December 9999, because that is not a `Month`. */
export function monthOf(day: Day): Month {
  return monthFrom(day.slice(0, 7));
}

/**
 * The month that is `months` later, or earlier if `months` is negative. Throws a RangeError if the result is not a
 * `Month`.
 */
export function addMonths(month: Month, months: number): Month {
  const date = dateFromDay(firstDayOf(month));
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayFromDate(date));
}

/** All days of the month, from the first to the last. */
export function daysOfMonth(month: Month): readonly Day[] {
  return daysFromTo(firstDayOf(month), addDays(firstDayOf(addMonths(month, 1)), -1));
}

/** The first day of the month. Throws a RangeError for a text that is not a month, such as "2027-13". */
export function firstDayOf(month: Month): Day {
  const day = `${month}-01`;
  if (!isDay(day)) throw new RangeError("A month is written YYYY-MM.");
  return day;
}

function monthFrom(text: string): Month {
  if (!isMonth(text)) throw new RangeError("A month is written YYYY-MM.");
  return text;
}
