import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { forgetSalts } from "../commands/salts";
import { storeEvents } from "../commands/store-events";
import type { StatisticsEvent } from "../event";
import { eventTimes } from "../event-times";

/** What one request reports, with the times of the browser's own clock. Without a browser, the server counted it. */
export type Batch = {
  readonly browser: string | undefined;
  readonly now: Instant;
  readonly events: readonly StatisticsEvent[];
};

export async function clearStatistics(): Promise<void> {
  await db.$executeRaw`delete from analytics_events`;
  await db.$executeRaw`delete from analytics_visits`;
  await db.$executeRaw`delete from analytics_hours`;
  await db.$executeRaw`delete from analytics_days`;
  await db.$executeRaw`delete from analytics_outcomes`;
  await db.$executeRaw`delete from analytics_stale_hours`;
  await db.$executeRaw`delete from analytics_salts`;
  forgetSalts();
}

/** Stores batches as the server does: corrects the times of each, and writes those of several requests at once. */
export async function receive(batches: readonly Batch[]): Promise<void> {
  const events = batches.flatMap(({ browser, now, events }) => {
    const times = eventTimes(
      events.map(({ at }) => at),
      now,
    );
    return events.map((event, index) =>
      browser === undefined
        ? { event }
        : { event: { ...event, at: times[index] ?? event.at }, browser: { network: browser, agent: "", site: "" } },
    );
  });
  await storeEvents(events, Math.max(...batches.map(({ now }) => now)));
}

/** Evenings in the office's zone: some before the end of a month, some before a change of the clocks. */
const evenings = [
  "2034-03-01T03:00Z",
  "2034-03-12T04:00Z",
  "2034-04-01T02:30Z",
  "2034-11-05T02:00Z",
  "2035-01-01T01:00Z",
];

/**
 * The requests of `count` logs in the order of their arrival, in writes of one to twelve requests. The logs of one pass
 * are of the same evening, so they share hours and days.
 */
export function randomLogs(pass: number, count: number) {
  const logs = Array.from({ length: count }, (_, index) =>
    randomLog(pass + evenings.length * (1 + pass * 1_000 + index)),
  );
  const random = generator(pass);
  const batches = logs.flatMap((log) => log.batches).toSorted((a, b) => a.now - b.now);
  const writes: Batch[][] = [];
  for (let next = 0; next < batches.length; next += writes.at(-1)?.length ?? 1)
    writes.push(batches.slice(next, next + 1 + Math.floor(random() * 12)));
  return { start: logs[0]?.start ?? 0, writes };
}

/** Batches around midnight by the time of their arrival: late, repeated, and with wrong clocks. */
export function randomLog(seed: number): { readonly start: Instant; readonly batches: readonly Batch[] } {
  const random = generator(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(values: readonly [T, ...T[]]) => values[upTo(values.length)] ?? values[0];
  const start = Date.parse(evenings[seed % evenings.length] ?? "");
  let at = start;
  const batches: Batch[] = [];
  for (let step = 0; step < 25; step += 1) {
    at += upTo(25 * msPerMinute) + 1;
    const browser = random() < 0.15 ? undefined : `${seed}-${upTo(3)}`;
    const skew = random() < 0.1 ? pick([3 * msPerMinute, -2 * msPerHour, 9 * msPerHour, -400 * msPerDay]) : 0;
    const events = Array.from({ length: 1 + upTo(3) }, (_, index) =>
      browser === undefined
        ? serverEvent(pick, at + index)
        : browserEvent(pick, at + skew + index * (1 + upTo(2 * msPerMinute))),
    );
    const last = Math.max(...events.map((event) => event.at)) - skew;
    const now = last + (random() < 0.2 ? upTo(5 * msPerHour) : upTo(3_000));
    const batch = { browser, now, events };
    batches.push(batch);
    if (browser !== undefined && skew === 0 && random() < 0.2)
      batches.push({ ...batch, now: now + upTo(20 * msPerMinute) });
  }
  return { start, batches: batches.toSorted((a, b) => a.now - b.now) };
}

type Pick = <T>(values: readonly [T, ...T[]]) => T;

const browserEvent = (pick: Pick, at: Instant): StatisticsEvent => ({
  at,
  name: pick(["page_view", "page_view", "page_view", "click", "phone_call", "exception", "booked"]),
  route: pick(["/", "/faq", "/booking", "/blog/{slug}"]),
  locale: pick(["en", "de"]),
  device: pick(["phone", "computer"]),
  country: pick(["CA", "DE", ""]),
  source: pick(["google", ""]),
  campaign: pick(["autumn", ""]),
  props: {},
});

const serverEvent = (pick: Pick, at: Instant): StatisticsEvent => ({
  ...browserEvent(pick, at),
  ...pick<Pick2>([
    { name: "booking_step", props: { step: "date" } },
    { name: "booking_step", props: { step: "details", took: pick([12, 90]) } },
    { name: "booking_error", props: { step: "details", code: "VALIDATION_ERROR.email" } },
    { name: "purchase", props: { service: "other", by: "wizard" } },
  ]),
  route: "",
});
type Pick2 = { readonly name: StatisticsEvent["name"]; readonly props: Record<string, string | number> };

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed * 7_919;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
