import { z } from "zod";

import { decrypt, encrypt } from "@/lib/platform/security/encryption";

/** The parts of an item's thread. */
export type EntryKind =
  | "reply"
  | "received"
  | "note"
  | "call"
  | "assigned"
  | "snoozed"
  | "state"
  | "released"
  | "different-person"
  | "bounced";

/** How a call ended. "voicemail-left" is not offered for a sender who asked us to leave no voicemail. */
export const callOutcomes = ["reached", "no-answer", "busy", "voicemail-left", "voicemail-not-left"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Lists the call outcomes that staff may choose for a sender with these safe-contact codes. */
export function allowedOutcomes(safeContact: readonly string[]): readonly CallOutcome[] {
  return callOutcomes.filter((outcome) => outcome !== "voicemail-left" || !safeContact.includes("no-voicemail"));
}

const contentSchema = z.object({
  subject: z.string().optional(),
  text: z.string(),
  /** Names of files that came with a received email. The files themselves are not stored. */
  attachments: z.array(z.string()).optional(),
  /** The sender's address of a received email, if it differs from the item's address. */
  from: z.string().optional(),
});

export type EntryContent = z.infer<typeof contentSchema>;

const context = "inquiry_entries.content";

export function encryptContent(content: EntryContent): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(content), context);
}

export function decryptContent(cipher: Uint8Array): EntryContent {
  return contentSchema.parse(JSON.parse(decrypt(cipher, context)));
}

const time = z.iso.datetime().nullable();

/** An undo restores these columns of the item. Older replies have only the first four columns. */
export const beforeSchema = z.object({
  state: z.enum(["received", "answered", "closed", "not_for_us", "quarantined"]),
  answeredAt: time,
  ownerId: z.uuid().nullable(),
  snoozedUntil: time,
  reopenedAt: time.exactOptional(),
  warnedAt: time.exactOptional(),
  keptOutAt: time.exactOptional(),
});

export type Before = z.infer<typeof beforeSchema>;

/** The facts of an entry, from which the thread's text is composed. */
export const factsSchema = z.object({
  /** The language of a reply. */
  locale: z.string().optional(),
  /** Whether a reply ends the contact and names places that help for free. */
  isRefusal: z.boolean().optional(),
  before: beforeSchema.optional(),
  outcome: z.enum(callOutcomes).optional(),
  /** The new state. */
  state: z.enum(["received", "answered", "closed", "not_for_us", "quarantined", "kept_out"]).optional(),
  /** The new owner. Null for "unassigned". */
  ownerId: z.uuid().nullable().optional(),
  until: z.iso.datetime().optional(),
  clientId: z.uuid().optional(),
  /** Whether a received email's text was not stored, because it contained a wallet's secret. */
  isWithheld: z.boolean().optional(),
  /** Whether a received email is an automatic response of the sender's mailbox. */
  isAutomatic: z.boolean().optional(),
  /** The status code of a failed delivery, as in "5.1.1". */
  status: z.string().optional(),
  /** The Message-ID of the email that was not delivered. */
  originalId: z.string().optional(),
});

export type EntryFacts = z.infer<typeof factsSchema>;
