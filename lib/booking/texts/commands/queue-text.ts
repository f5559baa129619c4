import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { smsSettings } from "@/lib/platform/sms/settings";

import type { BookingEmailJob } from "../../emails/still-due";

/**
 * Queues the text that belongs to an email about an appointment, if the firm has a provider. It has a job of its own,
 * so that a mail server that is away does not hold it up. A repeated email replaces the job.
 */
export async function queueText({ bookingId, kind, sequence, startsAt, copy }: BookingEmailJob): Promise<void> {
  if (copy !== undefined || !smsSettings() || !isTextKind(kind)) return;
  const payload = { bookingId, kind, sequence, ...(startsAt === undefined ? {} : { startsAt }) };
  await db.$transaction((tx) =>
    enqueue(tx, { task: "booking-text", payload }, { key: `booking-text:${kind}:${bookingId}:${sequence}` }),
  );
}

const isTextKind = (kind: BookingEmailJob["kind"]) =>
  kind === "confirmed" || kind === "changed" || kind === "reminder-24h" || kind === "reminder-2h";
