import { db } from "@/lib/platform/db/client";
import { canonicalAddress } from "@/lib/platform/mail/recipient";

import type { ReceivedEmail } from "../inbound/parse-email";
import { listOurTexts } from "../queries/our-texts";
import type { Thread } from "../queries/find-thread";
import { changeItem } from "./change-item";
import { keepFiles } from "./keep-files";
import { addReceived } from "./add-received";
import type { Arrival } from "./add-received";
import { lockItem, notify, reopened } from "./reopen";

/** Adds an email to its thread. The item waits for an answer again, unless a program sent the email. */
export async function addToThread(
  thread: Thread,
  email: ReceivedEmail,
  arrival: Arrival,
): Promise<"added" | "repeated"> {
  const ours = await listOurTexts(thread);
  const isOther = email.senders.length > 1 || canonicalAddress(email.from) !== canonicalAddress(thread.email ?? "");
  const documents = isOther ? undefined : await keepFiles(thread, email, arrival);
  const isNew = await db.$transaction(async (tx) => {
    const state = await lockItem(tx, thread);
    if ((await tx.inquiryEntry.count({ where: { messageId: email.messageId } })) > 0) return false;
    const change = {
      reference: thread.reference,
      from: [state],
      data: email.isAutomatic ? {} : reopened(state, arrival.at),
      action: "email-received",
    };
    const changed = await changeItem(tx, { kind: "system" }, change);
    if (!changed.ok) return false;
    await addReceived(tx, changed.value, email, { ...arrival, ours, isOther, documents });
    return true;
  });
  if (isNew && !email.isAutomatic) await notify(thread, email.messageId, arrival.at);
  return isNew ? "added" : "repeated";
}
