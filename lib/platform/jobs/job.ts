import { z } from "zod";

/** The payload of each task. Ids, kinds and times only: jobs lie in a table and in its backups, unencrypted. */
export const payloadSchemas = {
  "booking-email": z.object({
    bookingId: z.uuid(),
    kind: z.enum(["confirmed", "changed", "cancelled", "reminder-24h", "reminder-2h"]),
    /** The booking's sequence that this email tells of. */
    sequence: z.int().min(0),
    /** Reminders: the start they remind of, ISO 8601. */
    startsAt: z.iso.datetime().optional(),
  }),
  "inquiry-email": z.object({
    inquiry: z.enum(["contact", "lead"]),
    id: z.uuid(),
    to: z.enum(["staff", "sender"]),
  }),
  /** One for all that was quarantined until an instant, ISO 8601. */
  "quarantine-notice": z.object({ until: z.iso.datetime() }),
  /** Tells staff of an act. `formerAdviserId`: who had the appointment before it was moved. */
  "booking-notice": z.object({
    bookingId: z.uuid(),
    kind: z.enum(["booked", "moved", "cancelled"]),
    sequence: z.int().min(0),
    formerAdviserId: z.uuid().optional(),
  }),
  /** The email of what an adviser, or without one the office, is to be told. */
  "staff-notices": z.object({ adviserId: z.uuid().optional() }),
  "booking-links": z.object({ requestId: z.uuid() }),
  "booking-summary": z.object({ summaryId: z.uuid() }),
  "newsletter-email": z.object({ kind: z.enum(["confirm", "welcome"]), consentId: z.uuid() }),
  /** Reports the jobs that have used all their tries. */
  "dead-jobs": z.object({}),
  sweep: z.object({}),
} as const;

export type TaskName = keyof typeof payloadSchemas;
export type PayloadOf<T extends TaskName> = z.infer<(typeof payloadSchemas)[T]>;
export type Job = { [T in TaskName]: { readonly task: T; readonly payload: Readonly<PayloadOf<T>> } }[TaskName];

/** A task does its work or throws; then it is tried again later. It must bear being run twice. */
export type TaskList = { readonly [T in TaskName]: (payload: PayloadOf<T>) => Promise<void> };
