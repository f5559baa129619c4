import { Prisma } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * SQL that defines two tables: `visit`, the visits that began from `start` until before `end`, and `labels`, the values
 * of each visit in each dimension. A visit has one value of most dimensions, and of "route" and "event" each that
 * happened in it. `hits` are the page views, or how often the route was viewed or the event happened.
 */
export const visitLabels = (start: Instant, end: Instant) => Prisma.sql`
  visit as materialized (
    select *, (views <= 1 and acts = 0)::int as bounce, extract(epoch from ended_at - started_at)::int as seconds
    from analytics_visits where started_at >= ${new Date(start)} and started_at < ${new Date(end)}
  ), labels as materialized (
    select visitor, started_at, label.dimension, label.value, views as hits
    from visit cross join lateral (values ('', ''), ('entry', entry), ('exit', exit), ('locale', locale), ('device', device),
      ('country', country), ('source', source), ('campaign', campaign)) as label (dimension, value)
    union all
    select visitor, started_at, case name when 'page_view' then 'route' else 'event' end,
      case name when 'page_view' then route else name end, count(*)
    from (
      select v.visitor, v.started_at, e.name, e.route from visit v join analytics_events e on e.visitor = v.visitor
        and e.at between v.started_at and v.ended_at
      where e.at >= ${new Date(start)} and e.at < ${new Date(end + 2 * msPerDay)}
    ) as happened group by 1, 2, 3, 4
  )`;
