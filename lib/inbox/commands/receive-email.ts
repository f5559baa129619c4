import { Prisma, db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import { suppress } from "@/lib/platform/mail/suppression";
import { canonicalAddress } from "@/lib/platform/mail/recipient";
import { findSecret } from "@/lib/platform/security/secrets";
import type { Instant } from "@/lib/platform/time/instant";
import { addNotice } from "@/lib/staff/commands/add-notice";

import { findByMessageId, findRecipient, findThread } from "../queries/find-thread";
import type { Thread } from "../queries/find-thread";
import { parseEmail } from "../inbound/parse-email";
import type { Bounce, ReceivedEmail } from "../inbound/parse-email";
import { itemColumn } from "../item";
import type { ItemChanges, ItemState } from "../item";
import { addEntry, changeItem } from "./change-item";

export type EmailOutcome = "added" | "repeated" | "bounced" | "ignored" | "unknown-thread";

/**
 * Adds a received email to its thread. If the email reports that one of our emails was not delivered, records the
 * failure instead. If the mail service sends the same email again, nothing changes.
 */
export async function receiveEmail(raw: Uint8Array, now: Instant): Promise<EmailOutcome> {
  const email = await parseEmail(raw);
  const outcome = email.bounce ? await recordBounce(email.bounce, now) : await addToThread(email, now);
  log("info", "mail.received", { outcome });
  return outcome;
}

async function addToThread(email: ReceivedEmail, now: Instant): Promise<EmailOutcome> {
  const thread = await findThread(email);
  if (!thread) return "unknown-thread";
  const isNew = await db.$transaction(async (tx) => {
    const state = await lockItem(tx, thread);
    if ((await tx.inquiryEntry.count({ where: { messageId: email.messageId } })) > 0) return false;
    const data = email.isAutomatic ? {} : reopened(state, now);
    const changed = await changeItem(
      tx,
      { kind: "system" },
      {
        reference: thread.reference,
        from: [state],
        data,
        action: "email-received",
      },
    );
    if (!changed.ok) return false;
    // If the email clearly contains a wallet's seed phrase or private key, its subject and text are not stored, not
    // even encrypted. Instead of the text, staff see a note that asks them to tell the sender that the wallet is no
    // longer safe.
    const isWithheld = findSecret(`${email.subject}\n${email.text}`) === "certain";
    await addEntry(tx, changed.value, {
      kind: "received",
      staffId: null,
      at: now,
      messageId: email.messageId,
      content: {
        subject: isWithheld ? "" : email.subject,
        text: isWithheld ? "" : email.text,
        attachments: [...email.attachments],
        ...(canonicalAddress(email.from) === canonicalAddress(thread.email) ? {} : { from: email.from }),
      },
      facts: { isWithheld, isAutomatic: email.isAutomatic },
    });
    return true;
  });
  if (isNew && !email.isAutomatic) await notify(thread, email.messageId, now);
  return isNew ? "added" : "repeated";
}

/**
 * Returns the changes that make an item wait for an answer again. If the item is already waiting, the start of its wait
 * does not change. A quarantined item is not changed.
 */
function reopened(state: ItemState, now: Instant): ItemChanges {
  if (state === "quarantined") return {};
  const wait = state === "received" ? {} : { reopenedAt: new Date(now), warnedAt: null };
  return { state: "received", answeredAt: null, snoozedUntil: null, ...wait };
}

/**
 * The RFC 3463 codes of permanent failures after which we still send emails to the address: the mailbox is full, the
 * email is too big, or the recipient's server refuses the content or the sender.
 */
const keepsAddress = /^5\.(2\.[23]|3\.4|6\.|7\.)/;

/**
 * Stops further emails to an address after a permanent failure, unless the status code of the failure matches
 * `keepsAddress`.
 */
async function suppressBounced(tx: Tx, address: string, status: string): Promise<void> {
  if (!keepsAddress.test(status)) await suppress(tx, address, "hard-bounce");
}

/**
 * Handles a report that one of our emails was not delivered. After a permanent failure, stops further emails to the
 * recipient, unless the status matches `keepsAddress`. The recipient is found by our email's Message-ID, which the
 * report contains. The address in the report is ignored, because a forged report could name any address.
 */
async function recordBounce({ originalId, status }: Bounce, now: Instant): Promise<EmailOutcome> {
  if (originalId === undefined || !status.startsWith("5.")) return "ignored";
  const thread = await findByMessageId(originalId);
  if (thread) return recordInThread(thread, { originalId, status }, now);
  const recipient = await findRecipient(originalId);
  if (recipient === undefined) return "unknown-thread";
  await db.$transaction((tx) => suppressBounced(tx, recipient, status));
  return "bounced";
}

type Failure = { readonly originalId: string; readonly status: string };

/**
 * Records the failed delivery in the thread. Stops further emails to the item's sender, unless the status matches
 * `keepsAddress`. If the undelivered email was our reply, the item waits for an answer again.
 */
async function recordInThread(thread: Thread, { originalId, status }: Failure, now: Instant): Promise<EmailOutcome> {
  const isNew = await db.$transaction(async (tx) => {
    const state = await lockItem(tx, thread);
    const sameBounce = { kind: "bounced", facts: { path: ["originalId"], equals: originalId } };
    if ((await tx.inquiryEntry.count({ where: { ...itemColumn(thread.kind, thread.id), ...sameBounce } })) > 0)
      return false;
    const { count } = await tx.inquiryEntry.updateMany({
      where: { messageId: originalId, kind: "reply" },
      data: { delivery: "failed" },
    });
    const changed = await changeItem(
      tx,
      { kind: "system" },
      {
        reference: thread.reference,
        from: [state],
        data: count > 0 ? reopened(state, now) : {},
        action: "bounced",
      },
    );
    if (!changed.ok) return false;
    await suppressBounced(tx, thread.email, status);
    await addEntry(tx, changed.value, { kind: "bounced", staffId: null, at: now, facts: { status, originalId } });
    return true;
  });
  if (isNew) await notify(thread, originalId, now);
  return isNew ? "bounced" : "repeated";
}

/** Locks the item, so that concurrent requests with the same email are handled one after the other. */
async function lockItem(tx: Tx, { kind, id }: Thread): Promise<ItemState> {
  const table = Prisma.raw(kind === "message" ? "contact_messages" : "leads");
  const [row] = await tx.$queryRaw<{ state: ItemState }[]>`
    select state::text as state from ${table} where id = ${id}::uuid for update`;
  if (!row) throw new Error("The item was deleted");
  return row.state;
}

async function notify({ kind, reference }: Thread, messageId: string, now: Instant): Promise<void> {
  const notice = {
    source: `received:${messageId}`,
    kind: kind === "message" ? "message" : "request",
    reference,
    facts: {},
    happenedAt: new Date(now),
  } as const;
  await addNotice(notice, [null], now);
}
