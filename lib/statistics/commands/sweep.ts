import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import type { Instant } from "@/lib/platform/time/instant";

import { deleteOldSalts } from "./salts";

/** Events are deleted this number of months after they happened, at the latest. Rollups stay. */
export const eventsKeptMonths = 13;

/** The tables of months that are made ahead, this month included. */
const monthsAhead = 3;

/** Makes the tables of the next months, and deletes months of events and salts whose time is over. */
export async function sweepStatistics(now: Instant): Promise<Swept<"months" | "salts">> {
  await db.$queryRaw`select make_event_months(${new Date(now)}::date, ${monthsAhead}::int)::text`;
  const [row] = await db.$queryRaw<{ months: number }[]>`
    select drop_event_months((${new Date(now)}::timestamptz at time zone 'UTC' - ${eventsKeptMonths}::int * interval '1 month')::date + 1)
      as months`;
  return { months: row?.months ?? 0, salts: await deleteOldSalts(now) };
}
