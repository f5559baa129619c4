import { z } from "zod";

/** The payload of each task. It holds only ids, kinds and times, because jobs are stored unencrypted, also in backups. */
export const payloadSchemas = {
  "booking-email": z.object({
    bookingId: z.uuid(),
    kind: z.enum(["confirmed", "changed", "cancelled", "reminder-24h", "reminder-2h"]),
    /** The booking's sequence that this email is about. */
    sequence: z.int().min(0),
    /** Set for reminders: the start of the appointment, ISO 8601. */
    startsAt: z.iso.datetime().optional(),
  }),
  "inquiry-email": z.object({
    inquiry: z.enum(["contact", "lead"]),
    id: z.uuid(),
    to: z.enum(["staff", "sender"]),
  }),
  /** One notice for everything that was quarantined until an instant, ISO 8601. */
  "quarantine-notice": z.object({ until: z.iso.datetime() }),
  /** Notifies staff of a change. `formerAdviserId` is the adviser before the appointment was moved. */
  "booking-notice": z.object({
    bookingId: z.uuid(),
    kind: z.enum(["booked", "moved", "cancelled"]),
    sequence: z.int().min(0),
    formerAdviserId: z.uuid().optional(),
  }),
  /** The collected notices for an adviser, or for the office without an id. */
  "staff-notices": z.object({ adviserId: z.uuid().optional() }),
  "booking-links": z.object({ requestId: z.uuid() }),
  "booking-summary": z.object({ summaryId: z.uuid() }),
  "newsletter-email": z.object({ kind: z.enum(["confirm", "welcome"]), consentId: z.uuid() }),
  /** Reports the jobs that have used up all their attempts. */
  "dead-jobs": z.object({}),
  sweep: z.object({}),
} as const;

export type TaskName = keyof typeof payloadSchemas;
export type PayloadOf<T extends TaskName> = z.infer<(typeof payloadSchemas)[T]>;
export type Job = { [T in TaskName]: { readonly task: T; readonly payload: Readonly<PayloadOf<T>> } }[TaskName];

/** A task that throws is retried later, so running it twice must be safe. */
export type TaskList = { readonly [T in TaskName]: (payload: PayloadOf<T>) => Promise<void> };
