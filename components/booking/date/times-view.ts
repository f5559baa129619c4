import type { useTranslations } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/available-times";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay, formatDayLong, formatMonth, formatTime, formatWeekday } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, isoWithOffset } from "@/lib/platform/time/zone";

import type { Clocks } from "../shared/booking-texts";
import { hrefToDay, hrefToMonth } from "./calendar-route";
import type { CalendarRoute } from "./calendar-route";

/** A time of the chosen day. Taken times stay visible, struck through. */
export type SlotChoice = {
  readonly startTime: string;
  /** In the visitor's zone. */
  readonly label: string;
  /** In the office's zone, with its city; null if both clocks agree. */
  readonly officeLabel: string | null;
  readonly isTaken: boolean;
};

export type NextFree = { readonly text: string; readonly link: string; readonly href: string; readonly day: Day };

/** The times beside the calendar. The states of loading, no times and failure look different. */
export type TimesView = { readonly day: Day | null; readonly title: string; readonly next: NextFree | null } & (
  | { readonly state: "unchosen" }
  | {
      readonly state: "slots";
      readonly groupLabel: string;
      readonly slots: readonly SlotChoice[];
      readonly chosen: string | null;
    }
  | { readonly state: "empty"; readonly heading: string; readonly text: string }
  | { readonly state: "failed"; readonly retryHref: string }
);

type Translator = ReturnType<typeof useTranslations<"booking.date">>;
type Context = { readonly route: CalendarRoute; readonly clocks: Clocks };

/** The chosen day's times for `TimesPanel`, or the reason why there are none. */
export function toTimesView(times: AvailableTimes, context: Context, t: Translator): TimesView {
  const { day, slots, month, days, chosen } = times;
  const { route, clocks } = context;
  const isMonthFull = !days.some(({ free }) => free > 0);
  const title = day === null ? formatMonth(month, clocks.locale) : formatCalendarDay(day, clocks.locale);
  const shared = { day, title, next: toNextFree(times, route, t) };
  if (slots === "failed") {
    const retryHref = day === null ? hrefToMonth(month, route) : hrefToDay(day, route);
    return { ...shared, state: "failed", retryHref };
  }
  if (day === null || slots === null) {
    if (!isMonthFull) return { ...shared, state: "unchosen" };
    return { ...shared, state: "empty", heading: t("noMonthTitle", { month: title }), text: "" };
  }
  if (!slots.some(({ isFree }) => isFree)) {
    return { ...shared, state: "empty", heading: t("noneTitle"), text: t("noneText", { day: title }) };
  }
  return {
    ...shared,
    state: "slots",
    groupLabel: t("timesOn", { day: title }),
    slots: slots.map(({ start, isFree }) => ({
      startTime: isoWithOffset(start, clocks.zone),
      label: formatTime(start, clocks),
      officeLabel: officeLabel(start, clocks),
      isTaken: !isFree,
    })),
    chosen: chosen === null ? null : isoWithOffset(chosen, clocks.zone),
  };
}

/**
 * The next free day of this month. If there is none, the first free time of all, which may be earlier than the chosen
 * day.
 */
function toNextFree(times: AvailableTimes, route: CalendarRoute, t: Translator): NextFree | null {
  const { nextFree: first, day, days, zone } = times;
  const later = days.find(({ date, free }) => day !== null && date > day && free > 0);
  if (later) {
    const link = formatCalendarDay(later.date, route.locale);
    return { text: t("nextFreeDay"), link, href: hrefToDay(later.date, route), day: later.date };
  }
  if (first === null || first.day === day) return null;
  const clock = { locale: route.locale, zone };
  return {
    text: t(day !== null && first.day < day ? "earlierFree" : "nextFree"),
    link: `${formatDayLong(first.start, clock)}, ${formatTime(first.start, clock)}`,
    href: hrefToDay(first.day, route),
    day: first.day,
  };
}

/** "12:00 pm Toronto", with the weekday if it differs in the office's zone. */
function officeLabel(start: Instant, { locale, zone, office }: Clocks): string | null {
  if (zone === office.zone) return null;
  const there = { locale, zone: office.zone };
  const weekday = dayOf(start, zone) === dayOf(start, office.zone) ? "" : `${formatWeekday(start, there)} `;
  // Non-breaking spaces, so that a narrow cell breaks the line only before the city.
  return `${`${weekday}${formatTime(start, there)}`.replaceAll(" ", "\u00a0")} ${office.city}`;
}
