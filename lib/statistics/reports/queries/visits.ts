import { db, Prisma } from "@/lib/platform/db/client";
import { daysFromTo, dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Dimension, Filter } from "../dimension";
import type { Period } from "../period";

/** What is counted of visits. Each day counts its visitors anew, so the visitors of several days are their sum. */
export type Measures = {
  readonly visitors: number;
  readonly visits: number;
  /** Page views. In rows of "route" and "event": how often the page was viewed or the event happened. */
  readonly hits: number;
  /** Visits with one page view and no click or call. */
  readonly bounces: number;
  /** The time from the first to the last event of each visit, added up. */
  readonly seconds: number;
  /** Visits whose browser saw the confirmation of a booking. Browsers that are not counted are missing. */
  readonly booked: number;
};

export type VisitSeries = {
  readonly total: Measures;
  /** Every day of the period in order. */
  readonly days: readonly (Measures & { readonly day: Day })[];
};

/** The visits of each day among those that all filters leave. A visit counts for the day on which it began. */
export async function visitSeries(period: Period, filters: readonly Filter[]): Promise<VisitSeries> {
  const rows = await db.$queryRaw<(Measures & { day: Date })[]>`
    select day, ${sums} from analytics_days where ${among(period, filters)} and dimension = '' group by day`;
  const byDay = new Map(rows.map(({ day, ...measures }) => [dayFromDate(day), measures]));
  const days = daysFromTo(period.from, period.to).map((day) => ({ ...none, ...byDay.get(day), day }));
  return { total: addUp(days), days };
}

export type TopRows = {
  /** The values with the most visitors, most first. */
  readonly rows: readonly (Measures & { readonly value: string })[];
  /** How many more values there are, and their sum. A visit with several pages or events is in it several times. */
  readonly others: Measures & { readonly values: number };
};

/**
 * The values of a dimension among the visits that all filters leave. A dimension by which the visits are filtered has
 * one row.
 */
export async function topRows(
  dimension: Dimension,
  period: Period,
  filters: readonly Filter[],
  limit = 7,
): Promise<TopRows> {
  const own = filters.find((filter) => filter.dimension === dimension);
  const kept = filters.filter((filter) => filter !== own);
  const rows = await db.$queryRaw<(Measures & { value: string })[]>`
    select value, ${sums} from analytics_days
    where ${among(period, kept)} and dimension = ${dimension} ${own ? Prisma.sql`and value = ${own.value}` : Prisma.empty}
    group by value order by visitors desc, visits desc, value`;
  const rest = rows.slice(limit);
  return { rows: rows.slice(0, limit), others: { ...addUp(rest), values: rest.length } };
}

const sums = Prisma.sql`sum(visitors)::int as visitors, sum(visits)::int as visits, sum(hits)::int as hits,
  sum(bounces)::int as bounces, sum(seconds)::float as seconds, 0 as booked`;

function among({ from, to }: Period, filters: readonly Filter[]): Prisma.Sql {
  const [filter = { dimension: "", value: "" }, ...more] = filters;
  if (more.length > 0) throw new RangeError("Reports with several filters are not built yet");
  return Prisma.sql`filter = ${filter.dimension} and filter_value = ${filter.value}
    and day between ${dateFromDay(from)} and ${dateFromDay(to)}`;
}

const none: Measures = { visitors: 0, visits: 0, hits: 0, bounces: 0, seconds: 0, booked: 0 };

const addUp = (rows: readonly Measures[]) =>
  rows.reduce(
    (total, row) => ({
      visitors: total.visitors + row.visitors,
      visits: total.visits + row.visits,
      hits: total.hits + row.hits,
      bounces: total.bounces + row.bounces,
      seconds: total.seconds + row.seconds,
      booked: total.booked + row.booked,
    }),
    none,
  );
