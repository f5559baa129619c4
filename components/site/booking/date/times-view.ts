import type { useTranslations } from "next-intl";

import type { AvailableTimes, OfferedTime } from "@/lib/booking/wizard/available-times";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { firstDayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import {
  formatCalendarDay,
  formatDayLong,
  formatDayWithoutYear,
  formatMonth,
  formatTime,
} from "@/lib/platform/time/format";
import { isoWithOffset } from "@/lib/platform/time/zone";

import type { Clocks } from "../shared/booking-texts";
import { hrefToDay, hrefToMonth } from "./calendar-route";
import type { CalendarRoute } from "./calendar-route";
import { toSlotGroups } from "./slot-groups";
import type { SlotGroup } from "./slot-groups";

export type NextFree = { readonly text: string; readonly link: string; readonly href: string; readonly day: Day };

/** The times beside the calendar. A full day and a failure are separate states, so that they look different. */
export type TimesView = { readonly day: Day | null; readonly title: string; readonly next: NextFree | null } & (
  | { readonly state: "unchosen" }
  | {
      readonly state: "slots";
      readonly groupLabel: string;
      readonly groups: readonly SlotGroup[];
      readonly chosen: string | null;
      /**
       * Explains the mark on times at which no adviser speaks the visitor's language. Null if no time has the mark.
       */
      readonly languageNote: string | null;
    }
  | { readonly state: "empty"; readonly heading: string }
  | { readonly state: "failed"; readonly retryHref: string }
);

type Translator = ReturnType<typeof useTranslations<"booking">>;
type Context = { readonly route: CalendarRoute; readonly clocks: Clocks };

/** The chosen day's times for `TimesPanel`, or the reason why there are none. */
export function toTimesView(times: AvailableTimes, context: Context, t: Translator): TimesView {
  const { day, slots, month, days, chosen } = times;
  const { route, clocks } = context;
  const isMonthFull = !days.some(({ free }) => free > 0);
  const title = day === null ? formatMonth(month, clocks.locale) : formatCalendarDay(day, clocks.locale);
  // Beside the calendar, the month would be named twice.
  const heading = day === null ? t("date.times") : capitalised(title, clocks.locale);
  const shared = { day, title: heading, next: toNextFree(times, context, t) };
  if (slots === "failed") {
    const retryHref = day === null ? hrefToMonth(month, route) : hrefToDay(day, route);
    return { ...shared, state: "failed", retryHref };
  }
  if (day === null || slots === null) {
    if (!isMonthFull) return { ...shared, state: "unchosen" };
    return { ...shared, state: "empty", heading: t("date.noMonthTitle", { month: title }) };
  }
  if (!slots.some(({ isFree }) => isFree)) {
    return { ...shared, state: "empty", heading: t("date.noneTitle") };
  }
  return {
    ...shared,
    state: "slots",
    groupLabel: t("date.timesOn", { day: title }),
    groups: toSlotGroups({ day, slots }, clocks, t),
    chosen: chosen === null ? null : isoWithOffset(chosen, clocks.zone),
    languageNote: toLanguageNote(slots, clocks.locale, t),
  };
}

/** The times for moving an appointment: none is chosen, and the present time carries the mark. */
export function toMoveTimes(times: TimesView, mark: string): TimesView {
  if (times.state !== "slots") return times;
  const groups = times.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) =>
      entry.kind === "free" && entry.startTime === times.chosen ? { ...entry, mark } : entry,
    ),
  }));
  return { ...times, chosen: null, groups };
}

/** Explains the language marks, for example "EN: the adviser speaks English". */
function toLanguageNote(slots: readonly OfferedTime[], locale: string, t: Translator): string | null {
  const codes = [...new Set(slots.flatMap(({ onlyIn }) => onlyIn?.slice(0, 1) ?? []))];
  if (codes.length === 0) return null;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (code: string) => names.of(code) ?? code;
  const list = new Intl.ListFormat(locale, { type: "disjunction" });
  return t("date.otherLanguage", {
    mark: codes.map((code) => code.toUpperCase()).join(", "),
    spoken: list.format(codes.map(nameOf)),
  });
}

/**
 * A link to the first free day after the chosen day. If the shown month has no such day, the link leads to
 * `times.nextFree`, which may be before the chosen day or the shown month.
 */
function toNextFree(times: AvailableTimes, { route, clocks }: Context, t: Translator): NextFree | null {
  const { nextFree: first, day, days, month } = times;
  const later = days.find(({ date, free }) => day !== null && date > day && free > 0);
  if (later) {
    const link = formatCalendarDay(later.date, route.locale);
    return { text: t("date.nextFreeDay"), link, href: hrefToDay(later.date, route), day: later.date };
  }
  if (first === null || first.day === day) return null;
  // The year is added only if it differs from the shown year.
  const dayText = first.day.slice(0, 4) === month.slice(0, 4) ? formatDayWithoutYear : formatDayLong;
  return {
    text: t(first.day < (day ?? firstDayOf(month)) ? "date.earlierFree" : "date.nextFree"),
    link: `${dayText(first.start, clocks)}, ${formatTime(first.start, clocks)}`,
    href: hrefToDay(first.day, route),
    day: first.day,
  };
}
