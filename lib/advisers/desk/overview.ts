import type { AdviserRule, DayException, OfficeRule } from "@/lib/availability/schedule";
import { dayRule, windowsOn } from "@/lib/availability/windows";
import { addDays, daysFromTo, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

/** How much of a day is taken. `times` is the most meetings that fit: one an hour, and no more than the daily cap. */
export type DayLoad = { readonly day: Day; readonly taken: number; readonly times: number };

/** The two weeks of `loadOf`. */
const loadDays = 14;

/**
 * The load of the next ten days from Monday to Friday, and of days at weekends on which the adviser works. Today is
 * left out, because part of it is over.
 */
export function loadOf(
  bookings: readonly Interval[],
  { adviser, office, today }: { readonly adviser: AdviserRule; readonly office: OfficeRule; readonly today: Day },
): readonly DayLoad[] {
  const taken = new Map<Day, number>();
  for (const { start } of bookings) {
    const day = dayOf(start, adviser.zone);
    taken.set(day, (taken.get(day) ?? 0) + 1);
  }
  return daysFromTo(addDays(today, 1), addDays(today, loadDays))
    .map((day) => {
      const open = windowsOn(day, adviser, office).reduce((sum, { start, end }) => sum + end - start, 0);
      return { day, taken: taken.get(day) ?? 0, times: Math.min(adviser.dailyCap, Math.floor(open / msPerHour)) };
    })
    .filter(({ day, taken: held, times }) => weekdayOf(day) <= 5 || held + times > 0);
}

/** The adviser's next days off. Undefined if none are planned. */
export function nextAbsence({ exceptions }: Pick<AdviserRule, "exceptions">, today: Day): DayException | undefined {
  return exceptions
    .filter(({ hours, lastDay }) => hours === null && lastDay >= today)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))[0];
}

/** Some days in a row. */
export type Days = { readonly first: Day; readonly last: Day };

/** The number of days in which gaps are looked for. */
const coverDays = 28;

/**
 * Finds the coming days on which none of these advisers can be booked because at least one of them is away. Weekly days
 * without hours and public holidays are no gaps.
 */
export function gapsOf(advisers: readonly AdviserRule[], office: OfficeRule, today: Day): readonly Days[] {
  if (advisers.length === 0) return [];
  const isGap = (day: Day) => {
    const rules = advisers.map((adviser) => dayRule(day, adviser, office));
    const isOwn = (index: number) =>
      advisers[index]?.exceptions.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? false;
    return (
      rules.every(({ hours }) => hours.length === 0) &&
      rules.some(({ setBy }, index) => setBy === "exception" && isOwn(index))
    );
  };
  return daysFromTo(today, addDays(today, coverDays - 1))
    .filter(isGap)
    .reduce<readonly Days[]>((gaps, day) => {
      const last = gaps.at(-1);
      return last && addDays(last.last, 1) === day
        ? [...gaps.slice(0, -1), { ...last, last: day }]
        : [...gaps, { first: day, last: day }];
    }, []);
}
