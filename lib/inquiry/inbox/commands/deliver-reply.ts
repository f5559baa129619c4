import { codesOfEmail } from "../../queries";
import { unionOfCodes } from "../../safe-contact/union";
import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { parseLocale, defaultLocale } from "@/lib/platform/i18n/locales";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import { messageIdFor } from "@/lib/platform/mail/message";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { composeReply } from "../emails/reply";
import { decryptContent, factsSchema } from "../entry";
import { itemColumn } from "../item";
import { findClientOf } from "../queries/client-of-item";
import { readAttached } from "./attach-documents";
import { changeItem } from "./change-item";
import { replyKey } from "./reply";

const item = {
  select: { id: true, reference: true, email: true, source: true, externalId: true, safeContact: true },
} as const;

/**
 * Sends a queued reply. Once the first attempt has begun, staff can no longer undo the reply. Throws if the email could
 * not be sent, so that the job is retried.
 */
export async function deliverReply(entryId: string, now: Instant, by?: Mailer): Promise<DeliveryOutcome | "outdated"> {
  const { count } = await db.inquiryEntry.updateMany({
    where: { id: entryId, delivery: { in: ["queued", "sending"] } },
    data: { delivery: "sending" },
  });
  if (count === 0) return "outdated";
  const entry = await db.inquiryEntry.findUniqueOrThrow({
    where: { id: entryId },
    include: { contactMessage: item, lead: item },
  });
  const record = entry.contactMessage ?? entry.lead;
  if (!record || record.email === null || !entry.contentCipher) return "outdated";
  const { email: to } = record;
  const facts = factsSchema.parse(entry.facts);
  const documentIds = (facts.documents ?? []).flatMap((id) => id ?? []);
  const attachments = await readAttached(await findClientOf(record), documentIds);
  if (!attachments) {
    const action = "reply-without-file";
    await db.$transaction((tx) => returnToWaiting(tx, { entryId, reference: record.reference, now, action }));
    return "outdated";
  }
  const of = itemColumn(entry.contactMessage ? "message" : "lead", record.id);
  const email = composeReply({
    ...record,
    email: to,
    safeContact: unionOfCodes([record.safeContact, await codesOfEmail(to)]),
    text: decryptContent(entry.contentCipher).text,
    locale: parseLocale(facts.locale ?? "") ?? defaultLocale,
    attachments,
    earlierIds: await earlierIds(of, { before: entry.at, receiptKey: receiptKeyOf(entry) }),
  });
  const outcome = await deliverOnce(replyKey(entryId), email, by);
  await db.$transaction(async (tx) => {
    if (outcome === "suppressed") return returnToWaiting(tx, { entryId, reference: record.reference, now });
    await tx.inquiryEntry.updateMany({ where: { id: entryId, delivery: "sending" }, data: { delivery: "sent" } });
    // A draft that was saved after the reply belongs to the next reply.
    if (entry.staffId)
      await tx.inquiryDraft.deleteMany({ where: { ...of, staffId: entry.staffId, savedAt: { lte: entry.at } } });
  });
  return outcome;
}

/** Gives up a reply that could not be sent. Its inbox item (a contact message or a lead) waits for an answer again. */
export async function abandonReply(
  tx: Tx,
  { entryId, by, now }: { readonly entryId: string; readonly by: Staff; readonly now: Instant },
): Promise<void> {
  const entry = await tx.inquiryEntry.findUnique({
    where: { id: entryId, delivery: { in: ["queued", "sending"] } },
    select: { contactMessage: { select: { reference: true } }, lead: { select: { reference: true } } },
  });
  const reference = (entry?.contactMessage ?? entry?.lead)?.reference;
  if (reference !== undefined) await returnToWaiting(tx, { entryId, reference, now, by, action: "reply-given-up" });
}

type Unsent = { readonly entryId: string; readonly reference: string; readonly now: Instant } & {
  readonly by?: Staff;
  readonly action?: string;
};

/**
 * Marks the reply as failed. Its item waits for an answer again, because the reply did not arrive. The draft is kept.
 */
async function returnToWaiting(tx: Tx, unsent: Unsent): Promise<void> {
  const { entryId, reference, now, by = { kind: "system" } as const, action = "reply-suppressed" } = unsent;
  await tx.inquiryEntry.updateMany({ where: { id: entryId }, data: { delivery: "failed" } });
  const data = { state: "received" as const, answeredAt: null, reopenedAt: new Date(now), warnedAt: null };
  await changeItem(tx, by, { reference, from: ["answered", "not_for_us"], data, action });
}

type Ids = { readonly contactMessageId: string | null; readonly leadId: string | null };

/**
 * Returns the delivery key of the automatic email that confirmed the item's arrival to its sender. The format must
 * match the key in `sendInquiryEmail`.
 */
function receiptKeyOf({ contactMessageId, leadId }: Ids): string {
  return contactMessageId === null ? `lead-sender:${leadId}:0` : `contact-sender:${contactMessageId}:0`;
}

type Thread = { readonly before: Date; readonly receiptKey: string };

async function earlierIds(of: ReturnType<typeof itemColumn>, { before, receiptKey }: Thread): Promise<string[]> {
  const hasReceipt = (await db.mailDelivery.count({ where: { key: receiptKey } })) > 0;
  const entries = await db.inquiryEntry.findMany({
    where: { ...of, messageId: { not: null }, at: { lt: before }, OR: [{ delivery: null }, { delivery: "sent" }] },
    select: { messageId: true },
    orderBy: { at: "asc" },
  });
  return [...(hasReceipt ? [messageIdFor(receiptKey)] : []), ...entries.flatMap(({ messageId }) => messageId ?? [])];
}
