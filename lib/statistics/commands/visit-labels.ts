import { Prisma } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * SQL that defines two tables: `visit`, the numbered visits that began from `start` until before `end`, and `labels`,
 * the values of each visit in each dimension. A visit has one value of most dimensions, and of "route" and "event" each
 * that happened in it. `hits` are the page views, or how often the route was viewed or the event happened.
 */
export const visitLabels = (start: Instant, end: Instant) => Prisma.sql`
  visit as materialized (
    select *, row_number() over ()::int as number, (views <= 1 and acts = 0)::int as bounce,
      extract(epoch from ended_at - started_at)::int as seconds
    from analytics_visits where started_at >= ${new Date(start)} and started_at < ${new Date(end)}
  ), labels as materialized (
    select number, label.* from visit cross join lateral (
      values ('', '', views), ('entry', entry, views), ('exit', exit, views), ('locale', locale, views),
        ('device', device, views), ('market', concat(country, '/', locale), views), ('source', source, views),
        ('campaign', campaign, views)
      union all select 'route', key, value::int from jsonb_each_text(routes)
      union all select 'event', key, value::int from jsonb_each_text(events)
    ) as label (dimension, value, hits)
  )`;
