import { firm } from "@/lib/firm/settings-snapshot";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { visitGap } from "../visit-gap";
import { visitLabels } from "./visit-labels";

/** A salt is kept for two days, so no visitor's events are further apart. */
const visitorLifetime = 2 * msPerDay;
/** The days at the ends of these hours are counted twice, so after a pause many hours at once are quicker. */
const hoursAtOnce = 7 * 24;
const timeout = 120_000;

/**
 * Counts the hours with new events again: their visits, the rollups of the hours and days in which these visits begin,
 * and the outcomes. Each run computes from the events, so it may run twice. If many busy hours take too long together,
 * half of them are counted.
 */
export async function rollUpEvents(): Promise<void> {
  for (let most = hoursAtOnce; ;) {
    const stale = await db.analyticsStaleHour.findMany({ orderBy: { hour: "asc" }, take: most });
    if (stale.length === 0) return;
    try {
      await rollUpStale(stale);
    } catch (error) {
      if (stale.length === 1 || !isDatabaseUnavailable(error)) throw error;
      most = Math.ceil(stale.length / 2);
      continue;
    }
    if (stale.length < most) return;
  }
}

type StaleHour = { readonly hour: Date; readonly version: number };

async function rollUpStale(stale: readonly StaleHour[]): Promise<void> {
  const hours = stale.map(({ hour }) => hour);
  // The snapshot contains at least the events of the versions that were read before. A later event has a new version.
  await db.$transaction((tx) => rollUp(tx, hours), { isolationLevel: "RepeatableRead", timeout });
  const versions = stale.map(({ version }) => version);
  await db.$executeRaw`
    delete from analytics_stale_hours
    where (hour, version) in (select * from unnest(${hours}::timestamptz[], ${versions}::int[]))`;
}

/** Counts these hours again, in the transaction of the caller. */
export async function rollUp(tx: Tx, hours: readonly Date[]): Promise<void> {
  await tx.$executeRaw`
    select set_config('statement_timeout', ${String(timeout)}, true), set_config('work_mem', '64MB', true)`;
  const starts = await rebuildVisits(tx, hours);
  const { zone } = firm();
  if (starts.length > 0) await rollUpHours(tx, starts);
  for (const day of new Set(starts.map((start) => dayOf(start, zone)))) await rollUpDay(tx, day, zone);
  await rollUpOutcomes(tx, hours);
}

/** The events of these hours. The bounds let PostgreSQL skip other months. */
const inHours = (hours: readonly Date[]) => {
  const times = hours.map((hour) => hour.getTime());
  return Prisma.sql`at >= ${new Date(Math.min(...times))} and at < ${new Date(Math.max(...times) + msPerHour)}
    and date_trunc('hour', at, 'UTC') = any(${[...hours]}::timestamptz[])`;
};

/** Computes the visits of all visitors of these hours again. Returns the starts of their former and present visits. */
async function rebuildVisits(tx: Tx, hours: readonly Date[]): Promise<readonly number[]> {
  const times = hours.map((hour) => hour.getTime());
  const visitors = Prisma.sql`select visitor from analytics_events where ${inHours(hours)} and visitor <> 0`;
  const former = await tx.$queryRaw<{ start: Date }[]>`
    delete from analytics_visits where visitor in (${visitors}) returning started_at as start`;
  const first = (column: string, order = "at, key") =>
    Prisma.raw(`coalesce((array_agg(${column} order by ${order}) filter (where name = 'page_view'))[1], '')`);
  const often = (key: string, which: string) =>
    Prisma.raw(`coalesce(jsonb_object_agg(${key}, times) filter (where name ${which}), '{}')`);
  const present = await tx.$queryRaw<{ start: Date }[]>`
    insert into analytics_visits (visitor, started_at, ended_at, views, acts, entry, exit, locale, device, country, source,
      campaign, routes, events, booked, returns)
    with seen as (
      select *, at - lag(at) over (partition by visitor order by at) > ${visitGap}::int * interval '1 millisecond' as begins
      from analytics_events where visitor in (${visitors})
        and at between ${new Date(Math.min(...times) - visitorLifetime)} and ${new Date(Math.max(...times) + visitorLifetime)}
    ), numbered as (
      select *, count(*) filter (where begins) over (partition by visitor order by at) as number from seen
    ), counted as (
      select *, count(*) over (partition by visitor, number, name, case name when 'page_view' then route end) as times
      from numbered
    )
    select visitor, min(at), max(at), count(*) filter (where name = 'page_view'),
      count(*) filter (where name in ('click', 'phone_call')), ${first("route")}, ${first("route", "at desc, key desc")},
      (array_agg(locale order by at, key))[1], (array_agg(device order by at, key))[1],
      ${first("country")}, ${first("source")}, ${first("campaign")}, ${often("route", "= 'page_view'")},
      ${often("name", "<> 'page_view'")}, bool_or(name = 'booked'),
      count(*) over (partition by visitor) > 1
    from counted group by visitor, number
    returning started_at as start`;
  return [...former, ...present].map(({ start }) => start.getTime());
}

async function rollUpHours(tx: Tx, starts: readonly number[]): Promise<void> {
  // There may be 100,000 starts, which are too many for the arguments of a call.
  const times = [...new Set(starts.map((start) => start - (start % msPerHour)))];
  const hours = times.map((time) => new Date(time));
  await tx.analyticsHour.deleteMany({ where: { hour: { in: hours } } });
  await tx.$executeRaw`
    insert into analytics_hours (hour, dimension, value, hits, visits, bounces, seconds, booked)
    with ${visitLabels(Math.min(...times), Math.max(...times) + msPerHour)}
    select date_trunc('hour', started_at, 'UTC') as hour, dimension, value, sum(hits), count(*), sum(bounce), sum(seconds),
      sum(booked::int)
    from labels join visit using (number) where date_trunc('hour', started_at, 'UTC') = any(${hours}::timestamptz[])
    group by 1, 2, 3`;
}

/**
 * Labels have numbers, because sorting a million pairs of texts takes five times as long. Rows are stored in their
 * order, so that a report reads few blocks.
 */
async function rollUpDay(tx: Tx, day: Day, zone: string): Promise<void> {
  const date = dateFromDay(day);
  await tx.analyticsDay.deleteMany({ where: { day: date } });
  await tx.$executeRaw`
    insert into analytics_days (day, filter, filter_value, dimension, value, hits, visits, visitors, bounces, seconds, booked)
    with ${visitLabels(startOfDay(day, zone), startOfDay(addDays(day, 1), zone))}, numbered as materialized (
      select *, dense_rank() over (order by dimension, value)::int as label from labels
    ), names as materialized (
      select distinct label, dimension, value from numbered
    ), pairs as (
      select f.label as filter, d.label, sum(d.hits) as hits, count(*) as visits, count(distinct visitor) as visitors,
        sum(bounce) as bounces, sum(seconds) as seconds, sum(booked::int) as booked
      from numbered f join numbered d using (number) join visit using (number) group by 1, 2
    )
    select ${date}::date, f.dimension, f.value, d.dimension, d.value, hits, visits, visitors, bounces, seconds, booked
    from pairs join names f on f.label = filter join names d on d.label = pairs.label
    where f.dimension = '' or f.dimension <> d.dimension order by f.label, d.label`;
}

async function rollUpOutcomes(tx: Tx, hours: readonly Date[]): Promise<void> {
  await tx.analyticsOutcome.deleteMany({ where: { hour: { in: [...hours] } } });
  await tx.$executeRaw`
    insert into analytics_outcomes (hour, name, step, code, kind, locale, device, source, took, count)
    select date_trunc('hour', at, 'UTC'), name, coalesce(props->>'step', ''), coalesce(props->>'code', ''),
      coalesce(props->>'service', props->>'form', ''), locale, device, source, coalesce((props->>'took')::int, 0), count(*)
    from analytics_events where visitor = 0 and ${inHours(hours)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9`;
}
