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
    select count(*) filter (where state = 'verified' and expires_on between today and until)::int as expiring,
      to_char(min(expires_on) filter (where state = 'verified' and expires_on >= today), 'YYYY-MM-DD') as "firstExpiry",
      count(*) filter (where state <> 'verified' or expires_on < today)::int as unverified
    from claims, (select ${dateFromDay(today)}::date as today, ${dateFromDay(until)}::date as until) period
    where profile = ${profile}`;
  return row;
}
