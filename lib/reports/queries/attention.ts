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
  /** Verified claims that expire before the day, and the first day on which one does. */
  readonly expiring: number;
  readonly firstExpiry: Day | null;
  /** Claims that a live site does not show because two people have not verified them. */
  readonly unverified: number;
};

type Period = { readonly profile: string; readonly today: Day; readonly before: Day };

/** Counts the claims of a profile that need a person. */
export async function countClaims({ profile, today, before }: Period): Promise<ClaimCounts> {
  const [row] = await db.$queryRaw<[ClaimCounts]>`
    select count(*) filter (where expires_on between ${dateFromDay(today)}::date and ${dateFromDay(before)}::date)::int as expiring,
      to_char(min(expires_on) filter (where expires_on >= ${dateFromDay(today)}::date), 'YYYY-MM-DD') as "firstExpiry",
      count(*) filter (where state <> 'verified' or expires_on < ${dateFromDay(today)}::date)::int as unverified
    from claims where profile = ${profile}`;
  return row;
}
