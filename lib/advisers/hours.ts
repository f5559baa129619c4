import type { Hours, WeeklyHours } from "@/lib/availability/schedule";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/** The hours of a week. The first entry is Monday. A day without hours has no spans. */
export type Week = readonly (readonly Hours[])[];

/** A period of an adviser's weekly hours. `to` is its last day, or null if it has no end. */
export type HoursPeriod = { readonly from: Day; readonly to: Day | null; readonly week: Week };

/**
 * Joins stored hours into periods that follow each other. Rows of different weekdays may have different first and last
 * days; a new period begins where one of them begins or ends.
 */
export function periodsOf(rows: readonly WeeklyHours[]): readonly HoursPeriod[] {
  const bounds = new Set(
    rows.flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo ? [addDays(validTo, 1)] : [])]),
  );
  const starts = [...bounds].toSorted();
  const cut = starts.map((from, index): HoursPeriod => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? null : addDays(next, -1), week: weekFrom(rows, from) };
  });
  return cut.filter(({ week }) => week.some((day) => day.length > 0)).reduce<readonly HoursPeriod[]>(joinEqual, []);
}

function weekFrom(rows: readonly WeeklyHours[], day: Day): Week {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    rows
      .filter((row) => row.weekday === weekday && row.validFrom <= day && (row.validTo === null || day <= row.validTo))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens - b.opens),
  );
}

/** Appends a period, or extends the last one if it has the same hours and ends on the day before. */
function joinEqual(periods: readonly HoursPeriod[], next: HoursPeriod): readonly HoursPeriod[] {
  const last = periods.at(-1);
  const isContinued = last?.to && addDays(last.to, 1) === next.from && isSameWeek(last.week, next.week);
  return isContinued ? [...periods.slice(0, -1), { ...last, to: next.to }] : [...periods, next];
}

/** Whether two weeks have the same hours. */
export function isSameWeek(one: Week, other: Week): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The rows that store these periods. */
export function rowsOf(periods: readonly HoursPeriod[]): readonly WeeklyHours[] {
  return periods.flatMap(({ from, to, week }) =>
    week.flatMap((spans, index) =>
      spans.map((hours) => ({ ...hours, weekday: index + 1, validFrom: from, validTo: to })),
    ),
  );
}

/**
 * Adds a period to others. If it has no end, an earlier period without an end is ended on the day before. "overlap":
 * another period holds on one of its days.
 */
export function withPeriod(
  others: readonly HoursPeriod[],
  added: HoursPeriod,
): Result<readonly HoursPeriod[], "BUSINESS_RULE_VIOLATION", "overlap"> {
  const ended = others.map((each) =>
    added.to === null && each.to === null && each.from < added.from ? { ...each, to: addDays(added.from, -1) } : each,
  );
  if (ended.some((each) => isOverlapping(each, added))) return fail("BUSINESS_RULE_VIOLATION", { rule: "overlap" });
  return ok([...ended, added].toSorted((a, b) => (a.from < b.from ? -1 : 1)));
}

function isOverlapping(one: HoursPeriod, other: HoursPeriod): boolean {
  return (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
}

/** The sum of a day's hours, in minutes. */
export function minutesOf(spans: readonly Hours[]): number {
  return spans.reduce((sum, { opens, closes }) => sum + closes - opens, 0);
}
