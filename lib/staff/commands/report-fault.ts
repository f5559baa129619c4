import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { errorFields, log } from "@/lib/platform/log";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { composeFault } from "../emails/fault";
import { findRecipient } from "../queries";

/**
 * For each kind of fault, the hour in which this process last queued an email. The process queues no second email of
 * that kind in the same hour. A fault that occurs often therefore causes only one job per hour.
 */
const lastHours = new Map<string, string>();

/**
 * Queues an email to staff about a page that failed. `kind` is the page's route and the error's code or class. Each
 * kind causes at most one email per clock hour. If the email cannot be queued, for example because the database is
 * unavailable, the function tries again every `pause` milliseconds while the process runs.
 */
export async function reportFault(kind: string, now: Instant, pause: number = msPerMinute): Promise<void> {
  const hour = new Date(now - (now % msPerHour)).toISOString();
  if (lastHours.get(kind) === hour) return;
  lastHours.set(kind, hour);
  await queue({ kind, hour }, pause);
}

async function queue(fault: PayloadOf<"fault-notice">, pause: number): Promise<void> {
  try {
    const key = `fault-notice:${fault.kind}:${fault.hour}`;
    await db.$transaction((tx) => enqueue(tx, { task: "fault-notice", payload: fault }, { key }));
  } catch (error) {
    log("warn", "fault.not-queued", errorFields(error));
    setTimeout(() => void queue(fault, pause), pause).unref();
  }
}

/** Sends staff one email per kind of fault and hour, even if several servers queued the notice. */
export async function sendFaultNotice(
  { kind, hour }: PayloadOf<"fault-notice">,
  by?: Mailer,
): Promise<DeliveryOutcome> {
  return deliverOnce(`fault-notice:${kind}:${hour}`, composeFault(await findRecipient(), kind), by);
}
