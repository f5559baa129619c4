import { z } from "zod";

import { isDay } from "../time/day";
import type { Day } from "../time/day";

/**
 * The payload of each task. A payload contains only ids, kinds, times and similar values, because jobs are stored
 * unencrypted in the database and its backups.
 */
export const payloadSchemas = {
  "booking-email": z.object({
    bookingId: z.uuid(),
    kind: z.enum([
      "confirmed",
      "changed",
      "cancelled",
      "reminder-24h",
      "reminder-2h",
      "invoice-reminder",
      "late-payment",
      "payment-due",
      "payment-received",
      "bank-news",
      "other-times",
    ]),
    /** An email about the appointment is sent only if the booking still has this sequence number. */
    sequence: z.int().min(0),
    /** The start of the appointment, ISO 8601. Set only for reminders of the appointment. */
    startsAt: z.iso.datetime().optional(),
    /**
     * Set if staff sent the confirmation again: 1 for the first repetition, 2 for the second. Offers of other times and
     * their reminders are numbered too.
     */
    copy: z.int().min(1).optional(),
    /** The adviser before the booking was moved. Set only for the email about a move. */
    formerAdviserId: z.uuid().optional(),
    /** The decision of the client's bank that staff have read in the email. Set only for that email. */
    news: z.enum(["refundRefused", "disputed", "disputeWon", "disputeLost"]).optional(),
  }),
  /** Sends a text message about an appointment to a client who chose texts. `startsAt` is as in "booking-email". */
  "booking-text": z.object({
    bookingId: z.uuid(),
    kind: z.enum(["confirmed", "changed", "reminder-24h", "reminder-2h"]),
    sequence: z.int().min(0),
    startsAt: z.iso.datetime().optional(),
  }),
  /** Asks the provider whether a text arrived and what it cost. */
  "text-state": z.object({ textId: z.uuid() }),
  "inquiry-email": z.object({
    inquiry: z.enum(["contact", "lead"]),
    id: z.uuid(),
    to: z.enum(["staff", "sender"]),
  }),
  /** Sends a staff member's reply to an inquiry. The reply is an entry of the inquiry's thread. */
  "inquiry-reply": z.object({ entryId: z.uuid() }),
  /** Reads an email that the mail service has delivered to us. */
  "received-email": z.object({ emailId: z.uuid() }),
  /** Finds the inbox items that have waited for a long time and queues warnings about these items. */
  "late-inquiries": z.object({}),
  /**
   * Warns a staff member, or the office if no id is given, about inbox items that have waited for a long time. With a
   * `reason`, tells the staff member instead that the item was assigned to them, or that a note about it names them.
   */
  "inquiry-warning": z.object({
    staffId: z.uuid().optional(),
    reason: z.enum(["assigned", "named"]).optional(),
    at: z.iso.datetime(),
    items: z.array(z.string().regex(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).min(1),
  }),
  /** Notifies staff of the number of inquiries that were quarantined in the 24 hours before `until`. */
  "quarantine-notice": z.object({ until: z.iso.datetime() }),
  /** Notifies staff of a change to a booking. `formerAdviserId` is the adviser before the booking was moved. */
  "booking-notice": z.object({
    bookingId: z.uuid(),
    kind: z.enum([
      ...(["booked", "moved", "cancelled"] as const),
      "time-kept",
      ...(["bank-warning", "disputed", "dispute-won", "dispute-lost", "refund-refused"] as const),
    ]),
    sequence: z.int().min(0),
    /** The provider's id of the warning, the dispute or the refused refund. For a kept time, the offer's number. */
    about: z.string().max(255).optional(),
    formerAdviserId: z.uuid().optional(),
  }),
  /**
   * Tells a client about a completed step of the case. `completedAt` identifies the completion, because staff may undo
   * a step and complete it again.
   */
  "case-step-email": z.object({ caseId: z.uuid(), step: z.int().min(1).max(5), completedAt: z.iso.datetime() }),
  /** Acknowledges a client's complaint. */
  "complaint-email": z.object({ complaintId: z.uuid() }),
  /** Emails a client the answer to a complaint or a data request, or the receipt of a data request. */
  "register-email": z.object({
    register: z.enum(["complaint", "data-request"]),
    id: z.uuid(),
    part: z.enum(["acknowledgement", "answer"]),
  }),
  /** Tells a client about the invoice for a success fee, or reminds the client shortly before the invoice is due. */
  "fee-email": z.object({ caseId: z.uuid(), feeId: z.uuid(), isReminder: z.boolean().optional() }),
  /** Finds case deadlines that are near and queues reminders about these deadlines. */
  "case-deadlines": z.object({}),
  /** Reminds a staff member, or the office if no id is given, about deadlines of these cases. */
  "case-reminder": z.object({
    staffId: z.uuid().optional(),
    at: z.iso.datetime(),
    cases: z.array(z.string().regex(/^CAS-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).min(1),
  }),
  /** Finds the staff who have tasks that are due, and queues an email to each of them. */
  "due-tasks": z.object({}),
  /** Tells a staff member how many of their tasks are due on this day. */
  "task-digest": z.object({ staffId: z.uuid(), day: z.custom<Day>(isDay) }),
  /** Finds the claims that expire soon and queues reminders. Deletes files of evidence that nothing names any more. */
  "claim-expiry": z.object({}),
  /**
   * Reminds a staff member, or the office if no id is given, of claims that expire within `days` days of `at`.
   */
  "claim-reminder": z.object({
    staffId: z.uuid().optional(),
    at: z.iso.datetime(),
    days: z.int().positive(),
    claims: z.array(z.uuid()).min(1),
  }),
  /** Tells an administrator that bank details or payment words are proposed or in force. */
  "payment-facts-notice": z.object({
    confirmationId: z.uuid(),
    event: z.enum(["proposed", "in-force"]),
    staffId: z.uuid(),
  }),
  /** Sends a test email to the administrator who asked for it. */
  "test-email": z.object({ testId: z.uuid() }),
  /** Sends the link of an invitation. */
  "staff-invitation": z.object({ linkId: z.uuid() }),
  /** Sends the link for a new password if the email address of the request belongs to an active account. */
  "password-reset": z.object({ requestId: z.uuid() }),
  /** Tells a staff member about a change to their account. `at` differs for each change, so each gets its own email. */
  "account-notice": z.object({
    staffUserId: z.uuid(),
    kind: z.enum(["password-changed", "second-factor-added", "second-factor-removed", "second-factor-reset"]),
    at: z.iso.datetime(),
  }),
  /** Sends an adviser, or the office if no id is given, the notices that were collected since the last email. */
  "staff-notices": z.object({ adviserId: z.uuid().optional() }),
  /** Cancels a booking that was not paid by card before its deadline, and frees its time. */
  "payment-deadline": z.object({ bookingId: z.uuid() }),
  /** Updates our record of a card payment to its current state at the provider. */
  "card-payment": z.object({ providerId: z.string().max(255) }),
  /** Asks the provider to make a refund to the client's card. The refund is already recorded. */
  "card-refund": z.object({ refundId: z.uuid() }),
  /** Compares our card payments with the provider's list. */
  "payment-books": z.object({}),
  "booking-links": z.object({ requestId: z.uuid() }),
  "booking-summary": z.object({ summaryId: z.uuid() }),
  /** Scans a document that awaits its malware scan. */
  "scan-document": z.object({ documentId: z.uuid() }),
  /** Deletes the content of a refused or erased document from the object storage. */
  "delete-content": z.object({ documentId: z.uuid() }),
  "newsletter-email": z.object({ kind: z.enum(["confirm", "welcome"]), consentId: z.uuid() }),
  /**
   * Reports a page that failed on the server. `kind` consists of the page's route and the error's code or class name.
   * `hour` is the start of the hour in which the page failed.
   */
  "fault-notice": z.object({ kind: z.string().min(1).max(200), hour: z.iso.datetime() }),
  /** Reports the jobs that have used up all their attempts. */
  "dead-jobs": z.object({}),
  /** Tells Google of an event of the booking, if the visitor agreed. `visitor` and `id` are random. */
  "google-event": z.object({
    name: z.enum(["begin_checkout", "purchase", "exception"]),
    visitor: z.uuid(),
    /** The pattern of the page's path, such as "/booking/manage/{token}". */
    route: z.string().max(100),
    id: z.uuid(),
    at: z.iso.datetime(),
  }),
  /** Counts new events of the statistics. */
  "roll-up-events": z.object({}),
  /** Queues the conversions that can be sent to Google. */
  "queue-conversions": z.object({}),
  /** Sends an export of conversions to Google. */
  "send-conversions": z.object({ exportId: z.uuid() }),
  /** Asks Google what became of an export. */
  "read-conversion-answer": z.object({ exportId: z.uuid() }),
  /** Queues the weekly emails with the statistics. */
  "weekly-statistics": z.object({}),
  /** Sends a staff member the totals of the week before this day. */
  "statistics-digest": z.object({ staffId: z.uuid(), day: z.custom<Day>(isDay) }),
  /** Seals the new entries of the audit log. */
  "audit-seal": z.object({}),
  /** Checks the audit log. `id` is the check that staff asked for. */
  "audit-check": z.object({ id: z.int().positive().optional() }),
  /** Anchors the newest seal of the audit log outside the database. */
  "audit-anchor": z.object({}),
  "audit-anchor-email": z.object({ seq: z.int().positive() }),
  /** Reads the own calendar of an adviser. */
  "read-calendar": z.object({ adviserId: z.uuid() }),
  /** Queues a reading of each own calendar. */
  "read-calendars": z.object({}),
  /** Checks whether some of the sources of public texts still answer. */
  "check-sources": z.object({}),
  /** Encrypts stored values with DATA_KEY after it was changed. */
  "rotate-keys": z.object({}),
  sweep: z.object({}),
} as const;

export type TaskName = keyof typeof payloadSchemas;
export type PayloadOf<T extends TaskName> = z.infer<(typeof payloadSchemas)[T]>;
export type Job = { [T in TaskName]: { readonly task: T; readonly payload: Readonly<PayloadOf<T>> } }[TaskName];

/** The function of each task. If it throws, it is retried later, so running it twice must be safe. */
export type TaskList = { readonly [T in TaskName]: (payload: PayloadOf<T>) => Promise<void> };
