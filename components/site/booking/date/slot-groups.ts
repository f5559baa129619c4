import type { useTranslations } from "next-intl";

import type { OfferedTime } from "@/lib/booking/wizard/available-times";
import { addDays, utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatDayWithoutYear, formatTime, formatTimeRange, formatWeekday, readerIn } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, isoWithOffset, minuteOfDay, offsetAt } from "@/lib/platform/time/zone";

import { timeTexts } from "../shared/booking-texts";
import type { Clocks, OfficeClock } from "../shared/booking-texts";
import type { ChoiceTexts } from "../shared/pending-choice";

/** A free time of the chosen day. */
export type SlotChoice = {
  readonly kind: "free";
  readonly startTime: string;
  /** The time in the visitor's time zone. */
  readonly label: string;
  /** The time in the office's time zone. Null if the office's clock and the visitor's clock agree all day. */
  readonly office: { readonly time: string; readonly city: string } | null;
  /**
   * Null if an adviser who is free at this time speaks the visitor's language. Otherwise the code of a language that a
   * free adviser speaks, such as "EN".
   */
  readonly language: string | null;
  /** A word that marks the time, such as "now" for the time that an appointment has before it is moved. */
  readonly mark?: string;
  /**
   * The texts that the summary shows after this time is picked. The server formats these texts, because browsers format
   * dates in different ways.
   */
  readonly texts: Pick<ChoiceTexts, "yourTime" | "officeTime">;
};

/** A run of consecutive taken times. The list shows the run as one line. */
export type TakenRun = {
  readonly kind: "taken";
  /** The first start and the last end, for example "10:00 am – 12 noon". */
  readonly label: string;
  readonly times: readonly string[];
};

export type SlotGroup = {
  readonly key: PartOfDay;
  readonly title: string;
  readonly entries: readonly (SlotChoice | TakenRun)[];
};

type PartOfDay = "morning" | "afternoon" | "evening" | "afterMidnight";
type DayTimes = { readonly day: Day; readonly slots: readonly OfferedTime[] };
type Translator = ReturnType<typeof useTranslations<"booking">>;

/** The times of a day in up to four groups. Runs of taken times are collapsed. */
export function toSlotGroups({ day, slots }: DayTimes, clocks: Clocks, t: Translator): readonly SlotGroup[] {
  const { locale, zone, office } = clocks;
  const second =
    office && slots.some(({ start }) => offsetAt(start, zone) !== offsetAt(start, office.zone)) ? office : null;
  const step = Math.min(...slots.slice(1).map(({ start }, index) => start - (slots[index]?.start ?? start)));
  const groups: { key: PartOfDay; entries: (SlotChoice | Instant[])[] }[] = [];
  for (const { start, isFree, onlyIn } of slots) {
    const key = partOfDay(start, day, zone);
    let group = groups.at(-1);
    if (group?.key !== key) groups.push((group = { key, entries: [] }));
    const last = group.entries.at(-1);
    if (isFree) group.entries.push(toChoice({ start, onlyIn }, second, { clocks, t }));
    else if (Array.isArray(last) && last.at(-1) === start - step) last.push(start);
    else group.entries.push([start]);
  }
  const nextDay = formatDayWithoutYear(utcMidnight(addDays(day, 1)), { locale, zone: "UTC" });
  return groups.map(({ key, entries }) => ({
    key,
    title: t(`date.parts.${key}`, { day: nextDay }),
    entries: entries.map((entry) => (Array.isArray(entry) ? toRun(entry, step, clocks) : entry)),
  }));
}

function partOfDay(start: Instant, day: Day, zone: string): PartOfDay {
  if (dayOf(start, zone) > day) return "afterMidnight";
  const minute = minuteOfDay(start, zone);
  return minute < 12 * 60 ? "morning" : minute < 17 * 60 ? "afternoon" : "evening";
}

type ChoiceContext = { readonly clocks: Clocks; readonly t: Translator };

function toChoice(
  { start, onlyIn }: Pick<OfferedTime, "start" | "onlyIn">,
  second: OfficeClock | null,
  { clocks, t }: ChoiceContext,
): SlotChoice {
  return {
    kind: "free",
    startTime: isoWithOffset(start, clocks.zone),
    label: formatTime(start, clocks),
    office: second && { time: officeTime(start, second, clocks), city: second.city },
    language: onlyIn?.[0]?.toUpperCase() ?? null,
    texts: timeTexts(start, clocks, t),
  };
}

/**
 * The time in the office's time zone, for example "12 noon". If the office and the visitor have different days, the
 * office's weekday comes first: "Tue 2:00 pm".
 */
function officeTime(start: Instant, office: OfficeClock, clocks: Clocks): string {
  const there = readerIn(office.zone, clocks);
  const isSameDay = dayOf(start, clocks.zone) === dayOf(start, there.zone);
  return `${isSameDay ? "" : `${formatWeekday(start, there)} `}${formatTime(start, there)}`;
}

/** A run of consecutive taken times. `step` is the time from one start to the next, in milliseconds. */
function toRun(starts: readonly Instant[], step: number, clocks: Clocks): TakenRun {
  const times = starts.map((start) => formatTime(start, clocks));
  const label = formatTimeRange({ start: starts[0] ?? 0, end: (starts.at(-1) ?? 0) + step }, clocks);
  return { kind: "taken", label, times };
}
