import { db } from "@/lib/platform/db/client";
import { recipientOf } from "@/lib/platform/mail/sent-emails";

import { columns, findByReceipt } from "./find-thread";
import type { Thread } from "./find-thread";

/**
 * Finds the email that we sent with this Message-ID: its thread, or else its recipient. `recipient` is undefined if the
 * outbox no longer has a copy of the email. Returns undefined if we sent no such email.
 */
export async function findDelivery(
  messageId: string,
): Promise<{ readonly thread?: Thread | undefined; readonly recipient?: string | undefined } | undefined> {
  const delivery = await db.mailDelivery.findFirst({ where: { messageId }, select: { key: true } });
  if (!delivery) return undefined;
  const thread = (await findByReply(messageId)) ?? (await findByReceipt(delivery.key));
  if (thread) return { thread };
  const copy = await db.sentEmail.findFirst({
    where: { deliveryKey: delivery.key, outcome: "sent" },
    select: { recipientCipher: true },
  });
  return { recipient: copy ? recipientOf(copy) : undefined };
}

async function findByReply(messageId: string): Promise<Thread | undefined> {
  const entry = await db.inquiryEntry.findUnique({
    where: { messageId, kind: "reply" },
    select: { contactMessage: columns, lead: columns },
  });
  if (entry?.contactMessage) return { kind: "message", ...entry.contactMessage };
  return entry?.lead ? { kind: "lead", ...entry.lead } : undefined;
}
