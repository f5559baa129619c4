import type { Tx } from "@/lib/platform/db/client";
import { dateFromDay, firstDayOf, monthOf, utcDay } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";

import type { StatisticsEvent } from "../event";
import { eventColumns, eventRows } from "./event-rows";
import { rollUp } from "./roll-up";

type Event = Omit<StatisticsEvent, "at" | "name"> & {
  readonly name: string;
  readonly at: Date;
  readonly visitor: bigint;
  readonly key: bigint;
};

/** Inserts events whose visitors are known already, as those of a demonstration, and counts them. */
export async function insertEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  const times = events.map(({ at }) => at.getTime());
  for (const month of new Set(times.map((time) => monthOf(utcDay(time)))))
    await tx.$queryRaw`select make_event_months(${dateFromDay(firstDayOf(month))}::date, 1)::text`;
  const rows = events.map((event) => ({
    ...event,
    at: event.at.toISOString(),
    visitor: String(event.visitor),
    key: String(event.key),
  }));
  await tx.$executeRaw`insert into analytics_events (${eventColumns}) select ${eventColumns} from ${eventRows(rows)}`;
  const hours = new Set(times.map((time) => Math.floor(time / msPerHour) * msPerHour));
  await rollUp(
    tx,
    [...hours].map((hour) => new Date(hour)),
  );
}
