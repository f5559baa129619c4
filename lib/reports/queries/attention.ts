import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** Counts the jobs in the queue that failed at their last attempt. */
export async function countFailedJobs(): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null`;
  return row.count;
}

export type ClaimCounts = {
  /** Verified claims that expire from today to the day `before`, both included. */
  readonly expiring: number;
  /** The next day on which a verified claim expires. */
  readonly firstExpiry: Day | null;
  /** Claims that a live site does not show because two people have not verified them. */
  readonly unverified: number;
};

type Period = { readonly profile: string; readonly today: Day; readonly before: Day };

/** Counts the claims of a profile that need attention from staff. */
export async function countClaims({ profile, today, before }: Period): Promise<ClaimCounts> {
  const [row] = await db.$queryRaw<[ClaimCounts]>`
    select count(*) filter (where state = 'verified' and expires_on between today and before)::int as expiring,
      to_char(min(expires_on) filter (where state = 'verified' and expires_on >= today), 'YYYY-MM-DD') as "firstExpiry",
      count(*) filter (where state <> 'verified' or expires_on < today)::int as unverified
    from claims, (select ${dateFromDay(today)}::date as today, ${dateFromDay(before)}::date as before) period
    where profile = ${profile}`;
  return row;
}
