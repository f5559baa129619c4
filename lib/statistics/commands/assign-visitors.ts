import { db } from "@/lib/platform/db/client";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { StatisticsEvent } from "../event";
import { visitGap } from "../visit-gap";
import { nobody, visitorId } from "../visitor";
import type { Browser } from "../visitor";
import { findSalt, saltOf } from "./salts";

/** An event with the browser that reported it, or without if the server counted it. */
export type ReceivedEvent = { readonly event: StatisticsEvent; readonly browser?: Browser };
type Assigned = { readonly event: StatisticsEvent; readonly visitor: bigint };

/** The days on which salts change are those of `zone`. */
type Clock = { readonly now: Instant; readonly zone: string };

/**
 * Gives each event its visitor: the browser's hash with the salt of the day. A visit that began yesterday and goes on
 * keeps yesterday's hash. Events are returned by time.
 */
export async function assignVisitors(events: readonly ReceivedEvent[], clock: Clock): Promise<readonly Assigned[]> {
  const idsOf = await hashes(
    events.filter(({ browser }) => browser).map(({ event }) => event.at),
    clock,
  );
  const candidates = events
    .toSorted((a, b) => a.event.at - b.event.at)
    .map(({ event, browser }) => ({ event, ...(browser && idsOf(browser, event.at)) }));
  const seen = await readTimes(candidates);
  return candidates.map(({ event, today = nobody, yesterday }) => {
    const times = yesterday === undefined ? undefined : seen.get(yesterday);
    if (yesterday === undefined || !times?.some((at) => at <= event.at && at >= event.at - visitGap)) {
      note(seen, today, event.at);
      return { event, visitor: today };
    }
    times.push(event.at);
    return { event, visitor: yesterday };
  });
}

type Ids = { readonly today?: bigint | undefined; readonly yesterday?: bigint | undefined };
type Candidate = Ids & { readonly event: StatisticsEvent };

/** Reads the salts for these times. The returned function makes the two hashes that a browser may have at a time. */
async function hashes(times: readonly Instant[], { now, zone }: Clock) {
  const salts = new Map<Day, Uint8Array>();
  for (const day of [...new Set(times.map((at) => dayOf(at, zone)))].toSorted()) {
    const before = await findSalt(addDays(day, -1), now);
    if (before) salts.set(addDays(day, -1), before);
    salts.set(day, await saltOf(day, now));
  }
  const hash = (browser: Browser, day: Day) => {
    const salt = salts.get(day);
    return salt && visitorId(salt, browser);
  };
  // The events of a request have the same browser, and almost always the same day.
  const made = new Map<Browser, { readonly day: Day; readonly ids: Ids }>();
  return (browser: Browser, at: Instant): Ids => {
    const day = dayOf(at, zone);
    const known = made.get(browser);
    if (known?.day === day) return known.ids;
    const ids = { today: hash(browser, day), yesterday: hash(browser, addDays(day, -1)) };
    made.set(browser, { day, ids });
    return ids;
  };
}

/** The stored times of yesterday's visitors that may still be on the site. */
async function readTimes(candidates: readonly Candidate[]): Promise<Map<bigint, Instant[]>> {
  const ids = [...new Set(candidates.flatMap(({ yesterday }) => yesterday ?? []))];
  const times = candidates.map(({ event }) => event.at);
  if (ids.length === 0) return new Map();
  const rows = await db.analyticsEvent.findMany({
    where: {
      visitor: { in: ids },
      at: { gte: new Date(Math.min(...times) - visitGap), lte: new Date(Math.max(...times)) },
    },
    select: { visitor: true, at: true },
  });
  const seen = new Map<bigint, Instant[]>();
  for (const { visitor, at } of rows) note(seen, visitor, at.getTime());
  return seen;
}

function note(seen: Map<bigint, Instant[]>, visitor: bigint, at: Instant): void {
  const times = seen.get(visitor);
  if (times) times.push(at);
  else seen.set(visitor, [at]);
}
