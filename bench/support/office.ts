import type { Client } from "pg";

export const serviceId = "66a1f0c25d3b9e0012ab4c01";

/**
 * Inserts one service, which takes an hour and costs nothing, and the given number of advisers. All of them offer the
 * service every day from 08:00 to 20:00.
 */
export async function fillOffice(
  client: Client,
  { advisers, dailyCap }: { readonly advisers: number; readonly dailyCap: number },
): Promise<void> {
  await client.query(
    `insert into services (id, slug, type, category, icon, minutes, buffer_after_minutes, slot_grid_minutes, min_notice_minutes, position, confirmed_at)
     values ($1, 'initial-consultation', 'initial-consultation', 'consultation', 'phone', 60, 0, 60, 120, 1, now())`,
    [serviceId],
  );
  await client.query(
    `insert into service_texts (service_id, locale, name, description) values ($1, 'en', 'Initial Consultation', '')`,
    [serviceId],
  );
  await client.query(
    `insert into price_periods (service_id, currency, kind, valid_from, amount_minor) select $1, c, 'initial', '2000-01-01', 0 from unnest(array['CAD', 'GBP', 'EUR']) c`,
    [serviceId],
  );
  await client.query(
    `insert into advisers (slug, name, email, zone, languages, daily_cap)
     select 'adviser-' || i, 'Sample Adviser ' || i, 'adviser-' || i || '@example.org', 'America/Toronto', array['en'], $2
     from generate_series(1, $1) i`,
    [advisers, dailyCap],
  );
  await client.query(`insert into adviser_skills (adviser_id, service_id) select id, $1 from advisers`, [serviceId]);
  await client.query(
    `insert into weekly_hours (adviser_id, weekday, opens_minute, closes_minute, valid_from)
     select id, day, 480, 1200, '2010-01-01' from advisers, generate_series(1, 7) day`,
  );
}

/**
 * Inserts rows of occupied time for this number of bookings, without the bookings themselves. Each adviser has eight of
 * these rows a day, on `lastDay` and on the days before it. A higher number covers more days, but does not make a day
 * fuller.
 */
export async function fillDiary(
  client: Client,
  { bookings, lastDay }: { readonly bookings: number; readonly lastDay: string },
): Promise<void> {
  // Turns off the checks of foreign keys, because the booking ids are random and no bookings with these ids exist.
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into occupied_time (adviser_id, during, starts_at, booking_id)
     select id, tstzrange(starts, starts + interval '60 minutes'), starts, gen_random_uuid()
     from (
       select a.id, ($2::date - (n / 8)::int + time '13:00') at time zone 'UTC' + (n % 8) * interval '75 minutes' as starts
       from advisers a, generate_series(0, $1 / (select count(*) from advisers)::int - 1) n
     ) diary`,
    [bookings, lastDay],
  );
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}
