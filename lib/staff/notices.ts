import { z } from "zod";

/** What staff are told of: "reassigned" is the adviser whose appointment was given to another. */
export const noticeKinds = ["booked", "moved", "cancelled", "reassigned", "message", "request", "quarantine"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** What the email says beside the kind and the reference: never a name, an address or what a person wrote. */
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
