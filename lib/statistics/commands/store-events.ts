import { createHash, randomBytes } from "node:crypto";

import { firm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import type { Instant } from "@/lib/platform/time/instant";

import type { StatisticsEvent } from "../event";
import { nobody } from "../visitor";
import { assignVisitors } from "./assign-visitors";
import type { ReceivedEvent } from "./assign-visitors";
import { eventColumns, eventRows } from "./event-rows";

/** The events that wait in this process. More are dropped, so that a database that is away costs no memory. */
const maxWaiting = 20_000;
/** The events of one statement. */
const atOnce = 1_000;

const waiting: ReceivedEvent[] = [];
let writing: Promise<void> | undefined;

/**
 * Stores events soon. Never waits and never fails: a lost event is better than a lost booking. A process writes at most
 * one statement at a time, for all events since the last.
 */
export function storeSoon(events: readonly ReceivedEvent[], now: Instant): void {
  if (waiting.length + events.length > maxWaiting) return logOncePerMinute("warn", "statistics.full", {}, now);
  waiting.push(...events);
  writing ??= writeWaiting(now).finally(() => {
    writing = undefined;
  });
}

/** Resolves when the events that were received so far are stored or lost. */
export function eventsStored(): Promise<void> {
  return writing ?? Promise.resolve();
}

async function writeWaiting(now: Instant): Promise<void> {
  // The response of the request leaves first.
  await new Promise((resolve) => setImmediate(resolve));
  while (waiting.length > 0) {
    const events = waiting.splice(0, atOnce);
    try {
      await storeEvents(events, now);
    } catch (error) {
      logOncePerMinute("warn", "statistics.lost", { events: events.length, ...errorFields(error) }, now);
    }
  }
}

/**
 * Stores events, each once, and marks their hours for the rollup. The hours are marked in their order, so that two
 * processes do not wait for each other.
 */
export async function storeEvents(received: readonly ReceivedEvent[], now: Instant): Promise<void> {
  const assigned = await assignVisitors(received, { now, zone: firm().zone });
  const rows = assigned.map(({ event, visitor }) => ({
    ...event,
    visitor: String(visitor),
    at: new Date(event.at).toISOString(),
    key: String(visitor === nobody ? randomBytes(8).readBigInt64BE() : keyOf(event)),
  }));
  await db.$executeRaw`
    with given as materialized (
      select * from ${eventRows(rows)}
    ), marked as (
      insert into analytics_stale_hours as stale (hour, version)
      select distinct date_trunc('hour', at, 'UTC') as hour, 1 from given order by hour
      on conflict (hour) do update set version = stale.version + 1
    )
    insert into analytics_events (${eventColumns}) select ${eventColumns} from given on conflict do nothing`;
}

/** A number that a repeated report of the same event has too. */
function keyOf({ name, route, props }: StatisticsEvent): bigint {
  return createHash("sha256")
    .update(JSON.stringify([name, route, props]))
    .digest()
    .readBigInt64BE();
}
