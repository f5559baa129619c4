import { db, Prisma } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import type { Instant } from "@/lib/platform/time/instant";

import { sweepRemarks } from "../remarks/commands/remarks";
import { deleteOldSalts } from "./salts";

/** Events are deleted this number of months after they happened, at the latest. Rollups stay. */
export const eventsKeptMonths = 13;

/** The tables of months that are made ahead, this month included. */
const monthsAhead = 3;

/** Makes the tables of the next months, and deletes events, visits, salts and removed remarks whose time is over. */
export async function sweepStatistics(now: Instant): Promise<Swept<"months" | "visits" | "salts" | "remarks">> {
  const at = new Date(now);
  await db.$queryRaw`select make_event_months(${at}::date, ${monthsAhead}::int)::text`;
  const since = Prisma.sql`(${at}::timestamptz at time zone 'UTC' - ${eventsKeptMonths}::int * interval '1 month')::date + 1`;
  const [row] = await db.$queryRaw<{ months: number }[]>`select drop_event_months(${since}) as months`;
  // Of a visit that began in a deleted month, later events may be left.
  const visits = await db.$executeRaw`
    delete from analytics_visits where started_at < date_trunc('month', ${since}) at time zone 'UTC'`;
  return { months: row?.months ?? 0, visits, salts: await deleteOldSalts(now), remarks: await sweepRemarks(now) };
}
