import type { Tx } from "@/lib/platform/db/client";

/**
 * The number of meetings that each adviser has on a working day. One starts every 105 minutes from 09:00, which is
 * enough for a meeting of 90 minutes and its buffer of 15 minutes.
 */
export const meetingsADay = 5;

/**
 * Inserts advisers who work from Monday to Friday, 09:00 to 18:00 in Toronto, and who offer every service of up to 90
 * minutes.
 */
export async function insertAdvisers(tx: Tx, count: number): Promise<void> {
  await tx.$executeRaw`
    create temporary table large_advisers on commit drop as
    select n, md5('large-adviser-' || n)::uuid as id from generate_series(0, ${count}::int - 1) n`;
  await tx.$executeRaw`
    insert into advisers (id, slug, name, email, zone, languages, daily_cap)
    select id, 'large-adviser-' || n, 'Adviser ' || n || ' (sample)', 'large.adviser.' || n || '@example.com', 'America/Toronto',
      array['en', 'fr', 'de'], ${meetingsADay}
    from large_advisers`;
  await tx.$executeRaw`
    insert into adviser_skills (adviser_id, service_id)
    select large_advisers.id, services.id from large_advisers, services where services.minutes <= 90`;
  await tx.$executeRaw`
    insert into weekly_hours (adviser_id, weekday, opens_minute, closes_minute, valid_from)
    select id, weekday, 540, 1080, '2010-01-01' from large_advisers, generate_series(1, 5) weekday`;
}
