import type { Prisma, Tx } from "@/lib/platform/db/client";
import { dateFromDay, firstDayOf, monthOf, utcDay } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";

import { rollUp } from "./roll-up";

type Event = Prisma.AnalyticsEventCreateManyInput & { readonly at: Date };

/** Inserts events whose visitors are known already, as those of a demonstration, and counts them. */
export async function insertEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  const times = events.map(({ at }) => at.getTime());
  for (const month of new Set(times.map((time) => monthOf(utcDay(time)))))
    await tx.$queryRaw`select make_event_months(${dateFromDay(firstDayOf(month))}::date, 1)::text`;
  await tx.analyticsEvent.createMany({ data: [...events] });
  const hours = new Set(times.map((time) => Math.floor(time / msPerHour) * msPerHour));
  await rollUp(
    tx,
    [...hours].map((hour) => new Date(hour)),
  );
}
