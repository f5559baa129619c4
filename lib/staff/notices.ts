import { z } from "zod";

/** The kind "reassigned" informs the adviser who had the appointment before it was given to another adviser. */
export const noticeKinds = [
  ...(["booked", "moved", "cancelled", "reassigned", "message", "request", "quarantine"] as const),
  /** A client's bank doubts a card payment, but has taken no money back. */
  "bank-warning",
  /** A client's bank disputes a card payment, and then has lost or won the dispute. */
  ...(["disputed", "dispute-won", "dispute-lost"] as const),
  /** A client's bank has refused a refund to the card. */
  "refund-refused",
  /** A client who was offered other times keeps the present one, although it is closed. */
  "time-kept",
  /** Our payment records and the payment provider's list differ about a card payment. */
  "payment-difference",
  /** The own calendar of an adviser could not be read for 24 hours. */
  "calendar-unread",
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/**
 * The facts of a notice, besides its kind and reference. They contain no visitor's name or contact details, and no text
 * that a visitor wrote.
 */
export const noticeFactsSchema = z.object({
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  service: z.string().optional(),
  /** The language of the visitor. */
  language: z.string().optional(),
  urgency: z.enum(["today", "this-week", "later"]).optional(),
  /** The number of quarantined items. */
  count: z.int().optional(),
});

export type NoticeFacts = z.infer<typeof noticeFactsSchema>;

export type Notice = {
  readonly kind: NoticeKind;
  readonly reference: string;
  readonly facts: NoticeFacts;
  readonly happenedAt: Date;
};
