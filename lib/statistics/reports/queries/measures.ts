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

/** The measures of visits. `hits` is the column to add up. A visitor has another id on each day. */
export const ofVisits = (hits: Prisma.Sql) => Prisma.sql`count(distinct visitor)::int as visitors,
  count(*)::int as visits, sum(${hits})::int as hits, count(*) filter (where views <= 1 and acts = 0)::int as bounces,
  sum(extract(epoch from ended_at - started_at)::int)::float as seconds, count(*) filter (where booked)::int as booked`;
