import { begunByStaff } from "../../begun-by-staff";
import { textHash } from "../../submission";
import { lockFile, mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";
import type { Instant } from "@/lib/platform/time/instant";

import { decryptContent } from "../entry";
import { subjectKinds } from "../item";
import { findAttached } from "./attach-documents";
import { addReply } from "./reply";

type EmailToClient = {
  readonly clientId: string;
  readonly text: string;
  readonly locale: Locale;
  /** The client's documents that are attached. */
  readonly documentIds?: readonly string[];
};

/**
 * Queues an email to a client, in the thread of the emails that staff have written to the client. The first email
 * begins the thread. If the same email is still queued, for example after a second click, nothing changes.
 * RESOURCE_NOT_FOUND: the client was erased or merged into another client, or the staff member may not open the file.
 * BUSINESS_RULE_VIOLATION: the client has no email address. VALIDATION_ERROR: a document cannot be attached.
 */
export async function writeToClient(
  staff: Staff,
  { clientId, text, locale, documentIds = [] }: EmailToClient,
  now: Instant,
): Promise<
  Result<
    { readonly entryId: string; readonly reference: string },
    "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT" | "VALIDATION_ERROR"
  >
> {
  return db.$transaction(async (tx) => {
    if (!(await lockFile(tx, clientId)) || !(await mayOpenFile(staff, clientId, now, tx)))
      return fail("RESOURCE_NOT_FOUND");
    const client = await tx.client.findUniqueOrThrow({
      where: { id: clientId },
      select: { firstName: true, lastName: true, email: true, locale: true },
    });
    const { email } = client;
    if (email === null) return fail("BUSINESS_RULE_VIOLATION");
    const attached = await findAttached(tx, { staff, clientId, documentIds, now });
    if (!attached.ok) return attached;
    const thread = await openThread(tx, staff, { ...client, id: clientId, email }, now);
    const { reference } = thread;
    const queued = await findQueued(tx, staff, { threadId: thread.id, text });
    if (queued !== undefined) return ok({ entryId: queued, reference });
    return addReply(tx, staff, { reference, text, locale, isRefusal: false, documentIds }, now);
  });
}

type Recipient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: string;
};

/** Finds the thread of staff's emails to the client, or begins it. The thread gets the client's present address. */
async function openThread(tx: Tx, staff: Staff, client: Recipient, now: Instant) {
  const { id: externalId, ...person } = client;
  const key = { source: begunByStaff, externalId };
  const select = { id: true, reference: true } as const;
  const thread = await tx.contactMessage.findUnique({ where: { source_externalId: key }, select });
  if (thread) return tx.contactMessage.update({ where: { id: thread.id }, data: person, select });
  const begun = await tx.contactMessage.create({
    data: {
      ...key,
      ...person,
      reference: drawReference("MSG"),
      // An undo of the first email leaves the thread in this state, so that it does not wait for an answer.
      state: "closed",
      suspicions: [],
      subjectCipher: encrypt("", "contact_messages.subject"),
      messageCipher: encrypt("", "contact_messages.message"),
      textHash: textHash(externalId),
      createdAt: new Date(now),
    },
    select,
  });
  await record(tx, staff, {
    action: "contact-message.begun",
    subjectKind: subjectKinds.message,
    subjectId: begun.id,
    details: { client: externalId },
  });
  return begun;
}

type Repeated = { readonly threadId: string; readonly text: string };

/** Finds an email with the same text that the staff member has just written and that is not sent yet. */
async function findQueued(tx: Tx, staff: Staff, { threadId, text }: Repeated): Promise<string | undefined> {
  const queued = await tx.inquiryEntry.findMany({
    where: { contactMessageId: threadId, staffId: staff.id, delivery: "queued" },
    select: { id: true, contentCipher: true },
  });
  return queued.find(({ contentCipher }) => contentCipher && decryptContent(contentCipher).text === text)?.id;
}
