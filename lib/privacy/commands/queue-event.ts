import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import type { Instant } from "@/lib/platform/time/instant";

type GoogleEvent = PayloadOf<"google-event">;

let queued: Promise<unknown> = Promise.resolve();

/** Queues a report to Google. Never waits and never fails: a lost report is better than a lost booking. */
export function queueEvent(event: GoogleEvent, now: Instant): void {
  queued = Promise.all([queued, queue(event, now)]);
}

/** Resolves when the events that were reported so far are queued or lost. */
export const eventsQueued = (): Promise<unknown> => queued;

async function queue(event: GoogleEvent, now: Instant): Promise<void> {
  // The response of the request leaves first.
  await new Promise((resolve) => setImmediate(resolve));
  try {
    await db.$transaction((tx) => enqueue(tx, { task: "google-event", payload: event }));
  } catch (error) {
    logOncePerMinute("warn", "google.not-queued", { name: event.name, ...errorFields(error) }, now);
  }
}
