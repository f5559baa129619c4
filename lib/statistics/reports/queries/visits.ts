import { db, Prisma } from "@/lib/platform/db/client";
import { daysFromTo, dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Dimension, Filter } from "../dimension";
import type { Period } from "../period";
import { filteredDays, filteredValues } from "./filtered-visits";
import { addUp, none, ofDays } from "./measures";
import type { Measures } from "./measures";

export type VisitSeries = {
  readonly total: Measures;
  /** Every day of the period in order. */
  readonly days: readonly (Measures & { readonly day: Day })[];
};

/** The visits of each day among those that all filters leave. A visit counts for the day on which it began. */
export async function visitSeries(period: Period, filters: readonly Filter[]): Promise<VisitSeries> {
  const byDay = new Map((await daysOf(period, filters)).map(({ day, ...measures }) => [day, measures]));
  const days = daysFromTo(period.from, period.to).map((day) => ({ ...none, ...byDay.get(day), day }));
  return { total: addUp(days), days };
}

async function daysOf(period: Period, filters: readonly Filter[]): Promise<readonly (Measures & { day: Day })[]> {
  if (filters.length > 1) return filteredDays(period, filters);
  const rows = await db.$queryRaw<(Measures & { day: Date })[]>`
    select day, ${ofDays} from analytics_days where ${among(period, filters[0])} and dimension = '' group by day`;
  return rows.map(({ day, ...measures }) => ({ ...measures, day: dayFromDate(day) }));
}

export type TopRows = {
  /** The values with the most visitors, most first. */
  readonly rows: readonly (Measures & { readonly value: string })[];
  /** How many more values there are, and their sum. A visit with several pages or events is in it several times. */
  readonly others: Measures & { readonly values: number };
};

/**
 * The values of a dimension among the visits that all filters leave. A dimension by which the visits are filtered has
 * only the rows of its filters.
 */
export async function topRows(
  dimension: Dimension,
  period: Period,
  filters: readonly Filter[],
  limit = 7,
): Promise<TopRows> {
  const own = filters.filter((filter) => filter.dimension === dimension).map(({ value }) => value);
  const rows = (await valuesOf(dimension, period, filters))
    .filter(({ value }) => own.length === 0 || own.includes(value))
    .toSorted((a, b) => b.visitors - a.visitors || b.visits - a.visits || (a.value < b.value ? -1 : 1));
  const rest = rows.slice(limit);
  return { rows: rows.slice(0, limit), others: { ...addUp(rest), values: rest.length } };
}

function valuesOf(
  dimension: Dimension,
  period: Period,
  filters: readonly Filter[],
): Promise<(Measures & { readonly value: string })[]> {
  if (filters.length > 1) return filteredValues(dimension, period, filters);
  // A pair of a dimension with itself would only repeat the rows without a filter.
  const [filter] = filters.filter((each) => each.dimension !== dimension);
  return db.$queryRaw`
    select value, ${ofDays} from analytics_days where ${among(period, filter)} and dimension = ${dimension} group by value`;
}

const among = ({ from, to }: Period, filter: Filter | undefined): Prisma.Sql => Prisma.sql`
  filter = ${filter?.dimension ?? ""} and filter_value = ${filter?.value ?? ""}
  and day between ${dateFromDay(from)} and ${dateFromDay(to)}`;
