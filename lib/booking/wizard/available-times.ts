import { addDays, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { listedDayOf } from "../desk/listed-day";

export type OfferedTime = {
  readonly start: Instant;
  readonly isFree: boolean;
  /** The languages of the free advisers, if no free adviser speaks the visitor's language. */
  readonly onlyIn?: readonly string[] | undefined;
};

/**
 * The times that the calendar of one month shows. All days are in the visitor's time zone. `listedDayOf` decides to
 * which day a time belongs.
 */
export type AvailableTimes = MonthRange & {
  readonly today: Day;
  /** ISO: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  readonly days: readonly { readonly date: Day; readonly free: number }[];
  readonly month: Month;
  /** The day for which times are shown. */
  readonly day: Day | null;
  /** The free and taken times of `day`. Null if no day is shown, "failed" if the times could not be read. */
  readonly slots: readonly OfferedTime[] | "failed" | null;
  /** The start of the time that is marked as chosen. */
  readonly chosen: Instant | null;
  /**
   * The first free time after the shown day. If there is none, or no day is shown: the first free time in the shown
   * month or a later month. If there is none either: the first free time in an earlier month. Null if nothing is free.
   */
  readonly nextFree: { readonly start: Instant; readonly day: Day } | null;
  readonly zone: string;
};

/** The first and the last month in which appointments can be booked. */
type MonthRange = { readonly firstMonth: Month; readonly lastMonth: Month };

type Selection = {
  /** The month and day in the URL of the page. */
  readonly month: Month | undefined;
  readonly day: Day | undefined;
  /** The start of the appointment chosen earlier. */
  readonly chosen: Instant | undefined;
};

/**
 * Decides which month and day to show. A month or day in the page's URL takes precedence over the day of the chosen
 * appointment. Without any of these, shows the current month and no day. A month that is not bookable is replaced by
 * the nearest bookable month. A day is shown only if it is in the shown month.
 */
export function selectDay(
  { month: requestedMonth, day: requestedDay, chosen }: Selection,
  { today, horizonDays, zone }: { readonly today: Day; readonly horizonDays: number; readonly zone: string },
): MonthRange & { readonly month: Month; readonly day: Day | null } {
  const range = { firstMonth: monthOf(today), lastMonth: monthOf(addDays(today, horizonDays)) };
  const day =
    requestedDay ?? (requestedMonth === undefined && chosen !== undefined ? listedDayOf(chosen, zone) : undefined);
  const month = within(requestedMonth ?? (day && monthOf(day)) ?? range.firstMonth, range);
  return { ...range, month, day: day !== undefined && monthOf(day) === month ? day : null };
}

function within(month: Month, { firstMonth, lastMonth }: MonthRange): Month {
  return month < firstMonth ? firstMonth : month > lastMonth ? lastMonth : month;
}
