import type { useTranslations } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/wizard/available-times";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { addMonths } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import { formatCalendarDay, formatDayNumber, formatMonth, weekdayNames } from "@/lib/platform/time/format";

import { hrefToDay, hrefToMonth } from "./calendar-route";
import type { CalendarRoute } from "./calendar-route";
import { weeksOf } from "./month-grid";

/** A day of the calendar. The server formats all texts, because browsers may format dates differently. */
export type DayCell = {
  readonly day: Day;
  /** The visible number, as in the label: "1", or "1er" in French. */
  readonly number: string;
  /** The full date and the number of free times. Screen readers read this label instead of the bare day number. */
  readonly label: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** The link to the day's free times. Null if the day has no free times. */
  readonly href: string | null;
};

export type CalendarView = {
  readonly month: Month;
  readonly title: string;
  /** The ISO weekday of the first column: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  /** The names of the weekdays in the order of the columns. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly (DayCell | null)[])[];
  readonly previousHref: string | null;
  readonly nextHref: string | null;
};

/** The properties of `AvailableTimes` that are needed to render a month. */
export type MonthData = Pick<
  AvailableTimes,
  "month" | "firstMonth" | "lastMonth" | "today" | "firstWeekday" | "days" | "day"
>;

/** Converts the available times of a month to the data that `MonthCalendar` renders. */
export function toCalendarView(
  { month, firstMonth, lastMonth, today, firstWeekday, days, day: chosenDay }: MonthData,
  route: CalendarRoute,
  t: ReturnType<typeof useTranslations<"booking">>,
): CalendarView {
  const { locale } = route;
  const free = new Map(days.flatMap(({ date, free: count }) => (count > 0 ? [[date, count] as const] : [])));
  const names = weekdayNames(locale);
  return {
    month,
    title: capitalised(formatMonth(month, locale), locale),
    firstWeekday,
    weekdays: [...names.slice(firstWeekday - 1), ...names.slice(0, firstWeekday - 1)],
    weeks: comingWeeks(weeksOf(month, firstWeekday), (day) => day >= today || free.has(day)).map((week) =>
      week.map((day) => {
        if (day === null) return null;
        const count = free.get(day) ?? 0;
        const name = formatCalendarDay(day, locale);
        return {
          day,
          number: formatDayNumber(day, locale),
          label: count > 0 ? t("date.dayFree", { day: name, count }) : t("date.dayFull", { day: name }),
          isToday: day === today,
          isChosen: day === chosenDay,
          href: count > 0 ? hrefToDay(day, route) : null,
        };
      }),
    ),
    previousHref: month > firstMonth ? hrefToMonth(addMonths(month, -1), route) : null,
    nextHref: month < lastMonth ? hrefToMonth(addMonths(month, 1), route) : null,
  };
}

/** Leaves out the weeks that are over. If all weeks are over, keeps the last week, so that the grid is not empty. */
function comingWeeks(weeks: ReturnType<typeof weeksOf>, isComing: (day: Day) => boolean): ReturnType<typeof weeksOf> {
  const coming = weeks.filter((week) => week.some((day) => day !== null && isComing(day)));
  return coming.length > 0 ? coming : weeks.slice(-1);
}
