import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** Counts the failed jobs that have no attempts left. */
export async function countFailedJobs(): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null`;
  return row.count;
}

export type ClaimCounts = {
  /** Verified claims that expire on a day from `today` to `until`, inclusive. */
  readonly expiring: number;
  /** The earliest day, not before today, on which a verified claim expires. */
  readonly firstExpiry: Day | null;
  /** Claims that a live site hides: not yet verified by two people, or expired. */
  readonly unverified: number;
};

type Period = { readonly profile: string; readonly today: Day; readonly until: Day };

/** Counts a profile's claims that need attention from staff. */
export async function countClaims({ profile, today, until }: Period): Promise<ClaimCounts> {
  const [row] = await db.$queryRaw<[ClaimCounts]>`
    select count(*) filter (where confirmed.expires_on between today and until)::int as expiring,
      to_char(min(confirmed.expires_on) filter (where confirmed.expires_on >= today), 'YYYY-MM-DD') as "firstExpiry",
      count(*) filter (where confirmed_on is null or confirmed.expires_on < today)::int as unverified
    from (select ${dateFromDay(today)}::date as today, ${dateFromDay(until)}::date as until) period, claims
    left join lateral (
      select confirmed_on, confirmations.expires_on from confirmations
      where kind = 'claim' and subject_id = claims.id::text and state = 'confirmed'
    ) confirmed on true
    where profile = ${profile}`;
  return row;
}
