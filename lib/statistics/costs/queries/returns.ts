import { db, Prisma } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Interval } from "@/lib/platform/time/instant";

type Days = { readonly from: Day; readonly to: Day };

/** The costs of each campaign in the days, one row for each currency. */
export function listCosts({ from, to }: Days) {
  return db.$queryRaw<{ campaign: string; code: string; currency: string; micros: bigint; clicks: number }[]>`
    select campaign, min(code) as code, currency, sum(cost_micros)::bigint as micros, sum(clicks)::int as clicks
    from campaign_costs where day between ${dateFromDay(from)}::date and ${dateFromDay(to)}::date
    group by campaign, currency order by campaign, currency`;
}

/** How many stored costs a file of these days and campaigns would replace. */
export async function countReplaced(
  rows: readonly { readonly day: Day; readonly campaign: string }[],
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from campaign_costs
    join jsonb_to_recordset(${JSON.stringify(rows.map(({ day, campaign }) => ({ day, campaign })))}::jsonb)
      as r (day date, campaign text) using (day, campaign)`;
  return row?.count ?? 0;
}

const within = (column: string, { start, end }: Interval) =>
  Prisma.sql`${Prisma.raw(column)} >= ${new Date(start)} and ${Prisma.raw(column)} < ${new Date(end)}`;

/** The requests for help of the period by the campaign that they name. */
export function listCampaignLeads(period: Interval) {
  return db.$queryRaw<{ campaign: string; leads: number }[]>`
    select utm_campaign as campaign, count(*)::int as leads from leads
    where ${within("created_at", period)} and utm_campaign is not null and not is_test and state <> 'quarantined'
    group by 1 order by 1`;
}

/**
 * The bookings made in the period by their own campaign, or else by that of the request that led to them, and what was
 * paid for them until now, less refunds, in each currency. A booking without a payment has a row with the amount 0.
 */
export function listCampaignBookings(period: Interval) {
  return db.$queryRaw<{ campaign: string; bookings: number; currency: string; minor: number }[]>`
    select coalesce(b.utm_campaign, l.utm_campaign) as campaign, b.currency, count(*)::int as bookings, coalesce(sum(p.minor), 0)::int as minor
    from bookings b left join leads l on l.id = b.lead_id
    left join lateral (
      select sum(amount_minor - refunded_minor) as minor from payments
      where booking_id = b.id and currency = b.currency and paid_at is not null
    ) p on true
    where ${within("b.created_at", period)} and coalesce(b.utm_campaign, l.utm_campaign) is not null and not b.is_test
    group by 1, 2 order by 1, 2`;
}
