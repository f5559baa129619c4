import { addDays, monthOf, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Measures } from "../reports/queries/measures";
import type { VisitSeries } from "../reports/queries/visits";

/** Whether a table has a row for each day, week or month, so that it stays short. */
export type DayUnit = "day" | "week" | "month";

export function dayUnitOf(days: number): DayUnit {
  return days <= 31 ? "day" : days <= 100 ? "week" : "month";
}

export type DayGroup = Pick<Measures, "visitors" | "visits" | "hits"> & {
  readonly first: Day;
  /** The visitors of the same days of the compared period, the first with the first. */
  readonly before: number | undefined;
};

/** Adds up days by unit. A week begins on Monday. */
export function groupDays(now: VisitSeries, before: VisitSeries | undefined, unit: DayUnit): readonly DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const [place, { day, visitors, visits, hits }] of now.days.entries()) {
    const key = unit === "day" ? day : unit === "month" ? monthOf(day) : addDays(day, 1 - weekdayOf(day));
    const group = groups.get(key) ?? { first: day, visitors: 0, visits: 0, hits: 0, before: before && 0 };
    groups.set(key, {
      first: group.first,
      visitors: group.visitors + visitors,
      visits: group.visits + visits,
      hits: group.hits + hits,
      before: group.before === undefined ? undefined : group.before + (before?.days[place]?.visitors ?? 0),
    });
  }
  return [...groups.values()];
}
