import { db } from "@/lib/platform/db/client";
import { uuidPattern } from "@/lib/platform/uuid";

import { kindOf } from "../item";
import type { ItemKind } from "../item";
import { referenceOf } from "../reply-address";
import type { ReceivedEmail } from "../inbound/parse-email";

export type Thread = {
  readonly kind: ItemKind;
  readonly id: string;
  readonly reference: string;
  /** Null for a lead of another system that has no email address. */
  readonly email: string | null;
  readonly source: string;
  readonly externalId: string | null;
};

const receipt = new RegExp(`^(contact|lead)-sender:(${uuidPattern}):`);
/** The columns of a `Thread`. */
export const columns = {
  select: { id: true, reference: true, email: true, source: true, externalId: true },
} as const;

/**
 * Finds the message or lead that a received email replies to. If the email was sent to an address that `replyAddress`
 * created, that address identifies the message or lead. Otherwise the email's references to earlier emails identify it.
 * "deleted": such an address names a message or lead that no longer exists.
 */
export async function findThread({
  to,
  references,
}: Pick<ReceivedEmail, "to" | "references">): Promise<Thread | "deleted" | undefined> {
  for (const address of to) {
    const reference = referenceOf(address);
    if (reference !== undefined) return (await findItem({ reference })) ?? "deleted";
  }
  for (const messageId of references) {
    const thread = await findByMessageId(messageId);
    if (thread) return thread;
  }
  return undefined;
}

/**
 * Finds the message or lead to which the email with this Message-ID belongs. The email is either in the thread, or is
 * the automatic email that confirmed the receipt of the message or lead.
 */
async function findByMessageId(messageId: string): Promise<Thread | undefined> {
  const entry = await db.inquiryEntry.findUnique({
    where: { messageId },
    select: { contactMessage: columns, lead: columns },
  });
  if (entry?.contactMessage) return { kind: "message", ...entry.contactMessage };
  if (entry?.lead) return { kind: "lead", ...entry.lead };
  const delivery = await db.mailDelivery.findFirst({ where: { messageId }, select: { key: true } });
  return delivery ? findByReceipt(delivery.key) : undefined;
}

/** Finds the message or lead whose receipt has this delivery key. */
export async function findByReceipt(key: string): Promise<Thread | undefined> {
  const [, kind, id] = receipt.exec(key) ?? [];
  return id === undefined ? undefined : findItem({ id, kind: kind === "lead" ? "lead" : "message" });
}

type Where = { readonly reference: string } | { readonly id: string; readonly kind: ItemKind };

async function findItem(where: Where): Promise<Thread | undefined> {
  const kind = "kind" in where ? where.kind : kindOf(where.reference);
  const unique = "kind" in where ? { id: where.id } : { reference: where.reference };
  if (kind === undefined) return undefined;
  const row =
    kind === "message"
      ? await db.contactMessage.findUnique({ where: unique, ...columns })
      : await db.lead.findUnique({ where: unique, ...columns });
  return row ? { kind, ...row } : undefined;
}
