import type { RefusalReason } from "../leads/stages/stage";
import type { Suspicion } from "@/lib/platform/wallet-secrets/suspicion";

/** The kinds of inbox items. A message comes from the contact page, and a lead comes from a landing page. */
export type ItemKind = "message" | "lead";

/** The reason to quarantine an email that belongs to no thread. */
export const noThread = "no-thread";

/** Why an item was quarantined. */
export type HeldReason = Suspicion | typeof noThread;

export type ItemState = "received" | "quarantined" | "answered" | "closed" | "not_for_us";

/** The `subjectKind` of each item kind in the audit log. */
export const subjectKinds = { message: "contact-message", lead: "lead" } as const satisfies Record<ItemKind, string>;

/**
 * Returns the item kind of a reference such as "MSG-7K2M-4Q93". Undefined if the text is not a reference of an item.
 */
export function kindOf(reference: string): ItemKind | undefined {
  if (/^MSG-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)) return "message";
  return /^REQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference) ? "lead" : undefined;
}

/**
 * Thread entries and drafts have one column for each item kind. Returns an object with the column of this kind as its
 * key and the item's id as its value, for a `where` condition or for data to write.
 */
export function itemColumn(kind: ItemKind, id: string) {
  return kind === "message" ? { contactMessageId: id } : { leadId: id };
}

/** The columns of an item that can change, for example when staff work on it or when its sender replies by email. */
export type ItemChanges = {
  readonly state?: ItemState;
  readonly answeredAt?: Date | string | null;
  readonly reopenedAt?: Date | string | null;
  readonly ownerId?: string | null;
  readonly snoozedUntil?: Date | string | null;
  readonly warnedAt?: Date | string | null;
  readonly keptOutAt?: Date | string | null;
};

/** The columns of a lead that change with its stage. Messages have no stage. */
export type LeadChanges = {
  readonly decidedStage?: "qualified" | "engaged" | null;
  readonly decidedAt?: Date | string | null;
  readonly notForUsReason?: RefusalReason | null;
};
