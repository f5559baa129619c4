import { z } from "zod";

import { leadStages, refusalReasons } from "../leads/stages/stage";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";

/** The kinds of entries in an item's thread. */
export type EntryKind =
  | "reply"
  | "received"
  | "note"
  | "call"
  | "assigned"
  | "snoozed"
  | "state"
  | "stage"
  | "released"
  | "different-person"
  | "bounced";

/** The outcomes of a phone call. "voicemail-left" is not offered if the sender asked for no voicemails. */
export const callOutcomes = ["reached", "no-answer", "busy", "voicemail-left", "voicemail-not-left"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Lists the call outcomes that staff may choose for a sender with these safe-contact codes. */
export function allowedOutcomes(safeContact: readonly string[]): readonly CallOutcome[] {
  return callOutcomes.filter((outcome) => outcome !== "voicemail-left" || !safeContact.includes("no-voicemail"));
}

const contentSchema = z.object({
  subject: z.string().optional(),
  text: z.string(),
  /** The names of the files that were attached to an email. The files themselves are in the client's documents. */
  attachments: z.array(z.string()).optional(),
  /** The email address of the sender of a received email, if it is not the item's email address. */
  from: z.string().optional(),
});

export type EntryContent = z.infer<typeof contentSchema>;

const context = "inquiry_entries.content";

/** Encrypts the content of a thread entry. `decryptContent` decrypts it. */
export function encryptContent(content: EntryContent): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(content), context);
}

/** Decrypts the content of a thread entry. Throws if a field is missing or invalid. */
export function decryptContent(cipher: Uint8Array): EntryContent {
  return contentSchema.parse(JSON.parse(decrypt(cipher, context)));
}

const time = z.iso.datetime().nullable();

/**
 * The item's values before the change that the entry records. An undo restores them. Replies that an earlier release
 * stored have only the first four values.
 */
export const beforeSchema = z.object({
  state: z.enum(["received", "answered", "closed", "not_for_us", "quarantined"]),
  answeredAt: time,
  ownerId: z.uuid().nullable(),
  snoozedUntil: time,
  reopenedAt: time.exactOptional(),
  warnedAt: time.exactOptional(),
  keptOutAt: time.exactOptional(),
  decidedStage: z.enum(["qualified", "engaged"]).nullable().exactOptional(),
  decidedAt: time.exactOptional(),
  notForUsReason: z.enum(refusalReasons).nullable().exactOptional(),
});

export type Before = z.infer<typeof beforeSchema>;

/** The facts of a thread entry. The page composes the entry's text from them. */
export const factsSchema = z.object({
  /** The language of a reply. */
  locale: z.string().optional(),
  /** Whether a reply says that the firm cannot help and names organisations that help for free. */
  isRefusal: z.boolean().optional(),
  before: beforeSchema.optional(),
  outcome: z.enum(callOutcomes).optional(),
  /** The new state of the item. */
  state: z.enum(["received", "answered", "closed", "not_for_us", "quarantined", "kept_out"]).optional(),
  /** The new stage of a lead, and why it is not for the firm. */
  stage: z.enum(leadStages).optional(),
  reason: z.enum(refusalReasons).optional(),
  /** The new owner. Null if the item has no owner any more. */
  ownerId: z.uuid().nullable().optional(),
  until: z.iso.datetime().optional(),
  clientId: z.uuid().optional(),
  /** Whether a received email's text was not stored, because it contained a wallet's secret. */
  isWithheld: z.boolean().optional(),
  /** Whether a received email is an automatic response from the sender's mailbox. */
  isAutomatic: z.boolean().optional(),
  /** Whether only a part of a received email's subject or text is stored, because the email is very long. */
  isCut: z.boolean().optional(),
  /** Whether parts of a received email were not read, because it has too many parts or levels. */
  hasUnreadParts: z.boolean().optional(),
  /** Whether letters of a received email were lost or guessed, because their charset is unknown. */
  hasDoubtfulLetters: z.boolean().optional(),
  /** Whether a received email has a version of its text with other words, which is not stored. */
  hasOtherVersion: z.boolean().optional(),
  /** Whether a received email names no sender, or several. */
  isSenderUnproven: z.boolean().optional(),
  /** Whether a received email was larger than the part of it that we keep. */
  isTooLarge: z.boolean().optional(),
  /** Whether a received email's text could not be read. */
  isUnreadable: z.boolean().optional(),
  /**
   * The client's documents that are attached to the email, in the order of their names. For a received email, null
   * stands for each file that was not stored.
   */
  documents: z.array(z.string().nullable()).optional(),
  /** The number of files attached to a received email that are not named. */
  otherAttachments: z.int().optional(),
  /** The status code of a failed delivery, for example "5.1.1". */
  status: z.string().optional(),
  /** The Message-ID of the email that was not delivered. */
  originalId: z.string().optional(),
});

export type EntryFacts = z.infer<typeof factsSchema>;
