import { addDays, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

/** The days of one month with their free times, all in the visitor's zone. */
export type AvailableTimes = MonthRange & {
  readonly today: Day;
  /** ISO: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  readonly days: readonly { readonly date: Day; readonly free: number }[];
  readonly month: Month;
  /** The day whose times are shown. */
  readonly day: Day | null;
  /** The times of that day; "failed" while they cannot be read. */
  readonly slots: readonly { readonly start: Instant; readonly isFree: boolean }[] | "failed" | null;
  readonly chosen: Instant | null;
  /** The first free time after the day that is shown, or the first one of all if none follows. */
  readonly nextFree: { readonly start: Instant; readonly day: Day } | null;
  readonly zone: string;
};

/** The months that may hold appointments. */
type MonthRange = { readonly firstMonth: Month; readonly lastMonth: Month };

type Selection = {
  /** The month and day of the page's address. */
  readonly month: Month | undefined;
  readonly day: Day | undefined;
  /** The start of the appointment chosen earlier. */
  readonly chosen: Instant | undefined;
};

/**
 * The month and the day to show. The address decides; without it, the day of the chosen appointment; without both, the
 * current month and no day. A day outside the range of bookable months is not shown.
 */
export function selectDay(
  { month: requestedMonth, day: requestedDay, chosen }: Selection,
  { today, horizonDays, zone }: { readonly today: Day; readonly horizonDays: number; readonly zone: string },
): MonthRange & { readonly month: Month; readonly day: Day | null } {
  const range = { firstMonth: monthOf(today), lastMonth: monthOf(addDays(today, horizonDays)) };
  const day = requestedDay ?? (requestedMonth === undefined && chosen !== undefined ? dayOf(chosen, zone) : undefined);
  const month = within(requestedMonth ?? (day && monthOf(day)) ?? range.firstMonth, range);
  return { ...range, month, day: day !== undefined && monthOf(day) === month ? day : null };
}

function within(month: Month, { firstMonth, lastMonth }: MonthRange): Month {
  return month < firstMonth ? firstMonth : month > lastMonth ? lastMonth : month;
}
