import type { Client } from "pg";

/**
 * Stores the events of a year, and the hours in which they happened. A fiftieth of them are steps of bookings. Every
 * sixth visit is another one of its visitor. Visits have one to nine events, and the values of each dimension are as
 * uneven as those of a real site: the most frequent one has a fifth to a half of the visits. The primary key is built
 * once after all rows, because that is quicker than a change for each row.
 */
export async function fillYear(client: Client, { first, events }: { readonly first: Date; readonly events: number }) {
  await client.query("select make_event_months($1::date, 14)", [first]);
  await client.query(
    `set synchronous_commit = off; alter table analytics_events drop constraint analytics_events_pkey`,
  );
  const visits = Math.round((events * 49) / 50 / averageEvents);
  const days = 365;
  for (let day = 0; day < days; day += 1)
    await client.query(
      `with visit as (
         select v, hashint8extended(v - (v % 6 = 0)::int, 1) as visitor, $1::timestamptz + $2 * interval '1 day' + random() * interval '23 hours' as start,
           least(24, floor(-ln(1 - random()) * 5))::int as page, floor(-ln(1 - random()) * 4)::int as source,
           floor(-ln(1 - random()) * 3)::int as campaign, floor(-ln(1 - random()) * 3)::int as country,
           floor(-ln(1 - random()) * 1.2)::int as kind, floor(random() * 9)::int as length
         from generate_series($3::int + 1, $4::int) as v
       )
       insert into analytics_events (visitor, at, key, name, route, locale, device, country, source, campaign, props)
       select visitor, start + n * interval '70 seconds', v * 10 + n,
         case when n > 0 and (v + n) % 9 = 0 then 'click' when n = 8 and v % 5 = 0 then 'booked' else 'page_view' end,
         '/page-' || least(24, page + n * (v % 3)), (array['en', 'de', 'fr-CA', 'en'])[1 + kind % 4],
         (array['phone', 'computer', 'tablet', 'phone'])[1 + kind % 4], 'C' || least(country, 19), 'source-' || least(source, 39),
         'campaign-' || least(campaign, 19), '{}'
       from visit cross join lateral generate_series(0, length) as n`,
      [first, day, Math.round((visits * day) / days), Math.round((visits * (day + 1)) / days)],
    );
  await client.query(
    `insert into analytics_events (visitor, at, key, name, route, locale, device, country, source, campaign, props)
     select 0, $1::timestamptz + random() * interval '364 days', n, name, '', (array['en', 'de', 'fr-CA'])[1 + n % 3],
       (array['phone', 'computer'])[1 + n % 2], '', (array['', 'google', ''])[1 + n % 3], '',
       jsonb_build_object('step', (array['service', 'date', 'details', 'confirm'])[1 + n % 4]) || case name
         when 'booking_step' then jsonb_build_object('took', (array[12, 40, 135])[1 + n % 3])
         else '{"code": "VALIDATION_ERROR.email"}' end
     from generate_series(1, $2::int) as n, lateral (select case n % 5 when 0 then 'booking_error' else 'booking_step' end as name) as named`,
    [first, Math.round(events / 50)],
  );
  await client.query(
    "alter table analytics_events add constraint analytics_events_pkey primary key (visitor, at, key)",
  );
  await client.query(`insert into analytics_stale_hours select distinct date_trunc('hour', at, 'UTC'), 1 from analytics_events
    on conflict do nothing`);
  await client.query("set synchronous_commit = on; analyze analytics_events");
}

/** The average number of events of a visit. */
const averageEvents = 5;
