import { randomUUID } from "node:crypto";

import { inquiryEmailJobs } from "../../email-jobs";
import { textHash } from "../../submission";
import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";

import type { ReceivedEmail } from "../inbound/parse-email";
import { noThread, subjectKinds } from "../item";
import type { Thread } from "../queries/find-thread";
import { addReceived } from "./add-received";
import type { Arrival } from "./add-received";
import { notify } from "./reopen";

/**
 * Makes a new inbox item for an email to a thread that was deleted, for example because a client writes again after a
 * year. An email that belongs to no thread is quarantined. The email is the only entry of its thread, and the message
 * itself has no text.
 */
export async function startThread(
  email: ReceivedEmail,
  arrival: Arrival,
  state: "received" | "quarantined",
): Promise<{ readonly outcome: "started" | "held" | "repeated"; readonly thread?: Thread }> {
  const isHeld = state === "quarantined";
  const id = randomUUID();
  const reference = drawReference("MSG");
  const isNew = await db.$transaction(async (tx) => {
    if ((await tx.inquiryEntry.count({ where: { messageId: email.messageId } })) > 0) return false;
    const { version } = await tx.contactMessage.create({
      data: {
        id,
        reference,
        state,
        suspicions: isHeld ? [noThread] : [],
        source: "email",
        externalId: email.messageId,
        firstName: email.fromName || email.from,
        lastName: "",
        email: email.from,
        subjectCipher: encrypt("", "contact_messages.subject"),
        messageCipher: encrypt("", "contact_messages.message"),
        textHash: textHash(`${email.subject}\n${email.text}`),
        locale: defaultLocale,
        createdAt: new Date(arrival.at),
      },
      select: { version: true },
    });
    const subject = { subjectKind: subjectKinds.message, subjectId: id };
    await record(tx, { kind: "system" }, { action: "contact-message.email-received", ...subject });
    await addReceived(tx, { kind: "message", id, version }, email, { ...arrival, ours: [], isOther: false });
    if (isHeld) await enqueueAll(tx, inquiryEmailJobs({ kind: "contact", id, state, now: arrival.at }));
    return true;
  });
  if (!isNew) return { outcome: "repeated" };
  const origin = { source: "email", externalId: email.messageId } as const;
  const thread = { kind: "message", id, reference, email: email.from, ...origin } as const;
  if (!isHeld) await notify(thread, email.messageId, arrival.at);
  return { outcome: isHeld ? "held" : "started", thread };
}
