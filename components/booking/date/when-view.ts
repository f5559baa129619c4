import { formatCalendarDay, formatDayLong, formatMonth, formatTime, weekdayNames } from "@/lib/platform/time/format";
import { addMonths, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import type { useTranslations } from "next-intl";

import { withQuery } from "../shared/address";
import type { CalendarView, NextFree, SlotChoice, TimesView } from "./calendar-view";
import { weeksOf } from "./month-grid";

/** Days and times as they were found, all in the visitor's zone. */
export type When = {
  readonly month: Month;
  /** The months that may hold appointments. */
  readonly firstMonth: Month;
  readonly lastMonth: Month;
  readonly today: Day;
  /** ISO: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  readonly days: readonly { readonly date: Day; readonly free: number }[];
  readonly day: Day | null;
  /** The chosen day's times; "failed" when nobody knows. */
  readonly slots: readonly SlotChoice[] | "failed" | null;
  readonly chosen: string | null;
  /** The first free time from now on, epoch milliseconds. */
  readonly nextFree: { readonly start: number; readonly day: Day } | null;
  readonly zone: string;
};

export type Place = {
  readonly locale: string;
  /** In its English form. */
  readonly path: string;
  /** What the address keeps whichever day is shown. */
  readonly kept: Readonly<Record<string, string>>;
};

type Words = ReturnType<typeof useTranslations<"booking.date">>;

/** What a month is drawn from. */
export type MonthFacts = Pick<When, "month" | "firstMonth" | "lastMonth" | "today" | "firstWeekday" | "days" | "day">;

/** The month for `MonthCalendar`, every day with its full date and the number of its free times. */
export function calendarView(when: MonthFacts, place: Place, t: Words): CalendarView {
  const { month, firstMonth, lastMonth, today, firstWeekday, days, day: chosenDay } = when;
  const free = new Map(days.map(({ date, free: count }) => [date, count]));
  const names = weekdayNames(place.locale);
  return {
    month,
    title: formatMonth(month, place.locale),
    firstWeekday,
    weekdays: [...names.slice(firstWeekday - 1), ...names.slice(0, firstWeekday - 1)],
    weeks: weeksOf(month, firstWeekday).map((week) =>
      week.map((day) => {
        if (day === null) return null;
        const count = free.get(day) ?? 0;
        const name = formatCalendarDay(day, place.locale);
        return {
          day,
          label: count > 0 ? t("dayFree", { day: name, count }) : t("dayFull", { day: name }),
          isToday: day === today,
          isChosen: day === chosenDay,
          href: count > 0 ? hrefTo(day, place) : null,
        };
      }),
    ),
    previousHref: month > firstMonth ? hrefToMonth(addMonths(month, -1), place) : null,
    nextHref: month < lastMonth ? hrefToMonth(addMonths(month, 1), place) : null,
  };
}

/** The chosen day's times for `TimesPanel`, or why there are none. */
export function timesView(when: When, place: Place, t: Words): TimesView {
  const { day, slots, month, days, chosen } = when;
  const isMonthFull = !days.some(({ free }) => free > 0);
  const title = day === null ? formatMonth(month, place.locale) : formatCalendarDay(day, place.locale);
  const shared = { day, title, next: nextFree(when, place, t) };
  if (slots === "failed")
    return { ...shared, state: "failed", retryHref: day === null ? hrefToMonth(month, place) : hrefTo(day, place) };
  if (day === null || slots === null) {
    if (!isMonthFull) return { ...shared, state: "unchosen" };
    return { ...shared, state: "empty", heading: t("noMonthTitle", { month: title }), text: "" };
  }
  if (!slots.some(({ isTaken }) => !isTaken)) {
    return { ...shared, state: "empty", heading: t("noneTitle"), text: t("noneText", { day: title }) };
  }
  return { ...shared, state: "slots", groupLabel: t("timesOn", { day: title }), slots, chosen };
}

/** The next free day after the chosen one in this month, else the next free time or the only ones before it, unless that is where we are. */
function nextFree({ nextFree: first, day, days, zone }: When, place: Place, t: Words): NextFree | null {
  const later = days.find(({ date, free }) => day !== null && date > day && free > 0);
  if (later) {
    const link = formatCalendarDay(later.date, place.locale);
    return { text: t("nextFreeDay"), link, href: hrefTo(later.date, place), day: later.date };
  }
  if (first === null || first.day === day) return null;
  const reader = { locale: place.locale, zone };
  return {
    text: t(day !== null && first.day < day ? "earlierFree" : "nextFree"),
    link: `${formatDayLong(first.start, reader)}, ${formatTime(first.start, reader)}`,
    href: hrefTo(first.day, place),
    day: first.day,
  };
}

function hrefTo(day: Day, { path, kept }: Place): string {
  return withQuery(path, { ...kept, month: monthOf(day), day });
}

function hrefToMonth(month: Month, { path, kept }: Place): string {
  return withQuery(path, { ...kept, month });
}
