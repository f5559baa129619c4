import { db } from "@/lib/platform/db/client";
import type { Interval } from "@/lib/platform/time/instant";

/** Lists when an adviser's own calendar makes them busy within an interval. */
export async function listBusyTimes(adviserId: string, { start, end }: Interval): Promise<readonly Interval[]> {
  const times = await db.busyTime.findMany({
    where: { adviserId, startsAt: { lt: new Date(end) }, endsAt: { gt: new Date(start) } },
    select: { startsAt: true, endsAt: true },
  });
  return times.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
}
