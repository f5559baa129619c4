import { Prisma } from "@/lib/platform/db/client";

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

export const none: Measures = { visitors: 0, visits: 0, hits: 0, bounces: 0, seconds: 0, booked: 0 };

/** Adds up the measures of rows. */
export const addUp = (rows: readonly Measures[]): Measures =>
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

/** The measures of rows of the rollup of days. */
export const ofDays = Prisma.sql`sum(visitors)::int as visitors, sum(visits)::int as visits, sum(hits)::int as hits,
  sum(bounces)::int as bounces, sum(seconds)::float as seconds, sum(booked)::int as booked`;

/**
 * SQL for the measures of visits by a value that each of them has once. Visits are grouped by value, and those of
 * visitors with several visits also by visitor, so that each group of these is one visitor.
 */
export const ofVisits = (where: Prisma.Sql, by: Prisma.Sql) => Prisma.sql`
  select value, sum(visits)::int as visits, sum(bounces)::int as bounces, sum(seconds)::float as seconds,
    sum(booked)::int as booked, sum(hits)::int as hits,
    (coalesce(sum(visits) filter (where visitor is null), 0) + count(visitor))::int as visitors
  from (
    select ${by} as value, case when returns then visitor end as visitor, ${sums}, sum(views)::int as hits
    from analytics_visits where ${where} group by 1, 2
  ) as grouped group by 1`;

/**
 * SQL for the measures of visits by the keys of a column, such as their routes. Visits with the same keys are added up
 * before, because many are alike. Visitors are the visits without repeated ones, so that only the visits of visitors
 * with several are sorted. A visitor has another id on each day.
 */
export const ofVisitsByKey = (where: Prisma.Sql, column: Prisma.Sql) => Prisma.sql`
  with alike as (
    select ${column} as keys, ${sums} from analytics_visits where ${where} group by 1
  ), counted as (
    select key as value, sum(visits)::int as visits, sum(bounces)::int as bounces, sum(seconds)::float as seconds,
      sum(booked)::int as booked, sum(visits * value::int)::int as hits
    from alike cross join jsonb_each_text(keys) group by 1
  ), again as (
    select key as value, (count(*) - count(distinct visitor))::int as visits
    from analytics_visits cross join jsonb_each_text(${column})
    where ${where} and returns group by 1
  )
  select counted.*, counted.visits - coalesce(again.visits, 0) as visitors from counted left join again using (value)`;

const sums = Prisma.sql`count(*)::int as visits, count(*) filter (where views <= 1 and acts = 0)::int as bounces,
  sum(extract(epoch from ended_at - started_at)::int)::float as seconds, count(*) filter (where booked)::int as booked`;
