import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { suppress } from "@/lib/platform/mail/suppression";
import type { Instant } from "@/lib/platform/time/instant";

import type { Bounce } from "../inbound/delivery-report";
import { itemColumn } from "../item";
import { findDelivery } from "../queries/find-delivery";
import type { Thread } from "../queries/find-thread";
import { addEntry, changeItem } from "./change-item";
import { lockItem, notify, reopened } from "./reopen";

type Recorded = {
  readonly outcome: "bounced" | "repeated" | "ignored" | "not-ours";
  readonly thread?: Thread | undefined;
};

/**
 * Handles a report that one of our emails was not delivered. After a permanent failure, stops further emails to the
 * recipient, unless the status matches `keepsAddress`. The recipient is found by our email's Message-ID, which the
 * report contains. The address in the report is ignored, because a forged report could name any address. A report about
 * an email that we did not send records nothing: everyone with a copy of a client's email knows its Message-ID.
 */
export async function recordBounce({ originalId, status }: Bounce, now: Instant): Promise<Recorded> {
  const delivery = originalId === undefined ? undefined : await findDelivery(originalId);
  if (originalId === undefined || !delivery) return { outcome: "not-ours" };
  if (!status.startsWith("5.")) return { outcome: "ignored" };
  const { thread, recipient } = delivery;
  if (thread) return { outcome: await recordInThread(thread, { originalId, status }, now), thread };
  if (recipient === undefined) return { outcome: "ignored" };
  await db.$transaction((tx) => suppressBounced(tx, recipient, status));
  return { outcome: "bounced" };
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

type Failure = { readonly originalId: string; readonly status: string };

/**
 * Records the failed delivery in the thread. Stops further emails to the item's sender, unless the status matches
 * `keepsAddress`. If the undelivered email was our reply, the item waits for an answer again.
 */
async function recordInThread(
  thread: Thread,
  { originalId, status }: Failure,
  now: Instant,
): Promise<"bounced" | "repeated"> {
  const isNew = await db.$transaction(async (tx) => {
    const state = await lockItem(tx, thread);
    const sameBounce = { kind: "bounced", facts: { path: ["originalId"], equals: originalId } };
    if ((await tx.inquiryEntry.count({ where: { ...itemColumn(thread.kind, thread.id), ...sameBounce } })) > 0)
      return false;
    const { count } = await tx.inquiryEntry.updateMany({
      where: { messageId: originalId, kind: "reply" },
      data: { delivery: "failed" },
    });
    const change = {
      reference: thread.reference,
      from: [state],
      data: count > 0 ? reopened(state, now) : {},
      action: "bounced",
    };
    const changed = await changeItem(tx, { kind: "system" }, change);
    if (!changed.ok) return false;
    if (thread.email !== null) await suppressBounced(tx, thread.email, status);
    await addEntry(tx, changed.value, { kind: "bounced", staffId: null, at: now, facts: { status, originalId } });
    return true;
  });
  if (isNew) await notify(thread, originalId, now);
  return isNew ? "bounced" : "repeated";
}
