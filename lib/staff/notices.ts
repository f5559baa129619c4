import { z } from "zod";

/** "reassigned" is for the adviser whose appointment was given to another adviser. */
export const noticeKinds = [
  ...(["booked", "moved", "cancelled", "reassigned", "message", "request", "quarantine"] as const),
  /** A client's bank disputes a card payment. */
  "disputed",
  /** Our books and the payment provider's list differ about a card payment. */
  "payment-difference",
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** The facts in the email besides kind and reference: never a name, an address or anything that a visitor wrote. */
export const noticeFactsSchema = z.object({
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  service: z.string().optional(),
  /** The language of the visitor. */
  language: z.string().optional(),
  urgency: z.enum(["today", "this-week", "later"]).optional(),
  /** How many items were quarantined. */
  count: z.int().optional(),
});

export type NoticeFacts = z.infer<typeof noticeFactsSchema>;

export type Notice = {
  readonly kind: NoticeKind;
  readonly reference: string;
  readonly facts: NoticeFacts;
  readonly happenedAt: Date;
};
