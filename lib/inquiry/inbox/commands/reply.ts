import { randomUUID } from "node:crypto";

import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { cancelJobs, enqueue } from "@/lib/platform/jobs/enqueue";
import { messageIdFor } from "@/lib/platform/mail/message";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { replySubject } from "../emails/reply";
import { decryptContent, factsSchema } from "../entry";
import { kindOf } from "../item";
import type { ItemChanges, ItemKind } from "../item";
import { findClientOf } from "../queries/client-of-item";
import { readDraft } from "../queries/draft";
import { findAttached, recordAttached } from "./attach-documents";
import { beforeOf, findItem } from "./before";
import { addEntry, changeItem } from "./change-item";
import type { SeenItem } from "./change-item";
import { storeDraft } from "./save-draft";

/** The delay before a reply is sent, in milliseconds. Staff can undo the reply during this time. */
export const replyDelayMs = 10_000;

export type NewReply = {
  readonly reference: string;
  /** The version that the staff member saw. If undefined, the reply is added to any version. */
  readonly version?: number;
  readonly text: string;
  readonly locale: Locale;
  /** Whether the reply says that the firm cannot help and names organisations that help for free. */
  readonly isRefusal: boolean;
  /** The client's documents that are attached. */
  readonly documentIds?: readonly string[];
};

const jobKey = (entryId: string) => `inquiry-reply:${entryId}`;

/** The delivery key of a reply's email. The Message-ID is derived from this key. */
export const replyKey = (entryId: string) => `inquiry-reply:${entryId}:0`;

/**
 * Queues a reply, which is sent after `replyDelayMs`, and removes the item from the list of waiting items. The reply's
 * text also becomes the staff member's draft, which is deleted when the email is sent. Returns the id of the new entry
 * in the thread. RESOURCE_CONFLICT: the item is unknown, it cannot be answered in its state, or it has changed since
 * this version was read. BUSINESS_RULE_VIOLATION: the sender left no email address. VALIDATION_ERROR: a document cannot
 * be attached.
 */
export function reply(staff: Staff, newReply: NewReply & SeenItem, now: Instant): Promise<Replied> {
  return db.$transaction((tx) => addReply(tx, staff, newReply, now));
}

export type Replied = Result<
  { readonly entryId: string; readonly reference: string },
  "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION" | "VALIDATION_ERROR"
>;

/** Queues a reply as part of a transaction. See `reply`. */
export async function addReply(
  tx: Tx,
  staff: Staff,
  { reference, version, text, locale, isRefusal, documentIds = [] }: NewReply,
  now: Instant,
): Promise<Replied> {
  const kind = kindOf(reference);
  if (kind === undefined) return fail("RESOURCE_CONFLICT");
  const entryId = randomUUID();
  const item = await findItem(tx, kind, { reference });
  if (!item) return fail("RESOURCE_CONFLICT");
  if (item.email === null) return fail("BUSINESS_RULE_VIOLATION");
  const attached = await findAttached(tx, { staff, clientId: await findClientOf(item, tx), documentIds, now });
  if (!attached.ok) return attached;
  const changed = await changeItem(tx, staff, {
    reference,
    version,
    from: ["received", "answered", "closed", "not_for_us"],
    data: {
      state: isRefusal ? "not_for_us" : "answered",
      answeredAt: new Date(now),
      snoozedUntil: null,
      ownerId: item.ownerId ?? staff.id,
    },
    action: isRefusal ? "refused" : "replied",
  });
  if (!changed.ok) return changed;
  const files = attached.value;
  await recordAttached(tx, staff, files);
  await addEntry(tx, changed.value, {
    id: entryId,
    kind: "reply",
    staffId: staff.id,
    at: now,
    content: {
      subject: replySubject(locale),
      text,
      ...(files.length > 0 && { attachments: files.map(({ name }) => name) }),
    },
    facts: {
      locale,
      isRefusal,
      before: beforeOf(item),
      ...(files.length > 0 && { documents: files.map(({ id }) => id) }),
    },
    messageId: messageIdFor(replyKey(entryId)),
    delivery: "queued",
  });
  await storeDraft(tx, staff, { kind, id: changed.value.id, text }, now);
  await enqueue(
    tx,
    { task: "inquiry-reply", payload: { entryId } },
    { runAt: new Date(now + replyDelayMs), key: jobKey(entryId) },
  );
  return ok({ entryId, reference });
}

/**
 * Undoes a reply before it is sent, and restores the item's previous state. Afterwards, the draft contains the reply's
 * text. If the staff member has saved another draft after the reply, the text of that draft follows the reply's text.
 * RESOURCE_CONFLICT: the reply is unknown or already being sent, or another staff member wrote it.
 */
export async function undoReply(
  staff: Staff,
  entryId: string,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const entry = await tx.inquiryEntry.findUnique({ where: { id: entryId } });
    const { count } = await tx.inquiryEntry.deleteMany({
      where: { id: entryId, staffId: staff.id, delivery: "queued" },
    });
    if (!entry || count === 0) return fail("RESOURCE_CONFLICT");
    await cancelJobs(tx, [jobKey(entryId)]);
    if (entry.leadId) await tx.leadStage.deleteMany({ where: { leadId: entry.leadId, firstAt: entry.at } });
    const kind: ItemKind = entry.contactMessageId === null ? "lead" : "message";
    const item = await findItem(tx, kind, { id: entry.contactMessageId ?? entry.leadId ?? "" });
    if (!item) return fail("RESOURCE_CONFLICT");
    const draft = await readDraft(staff, { kind, id: item.id }, tx);
    if (entry.contentCipher && (!draft || draft.savedAt > entry.at)) {
      const texts = [decryptContent(entry.contentCipher).text, ...(draft ? [draft.text] : [])];
      await storeDraft(tx, staff, { kind, id: item.id, text: texts.join("\n\n") }, now);
    }
    const { before } = factsSchema.parse(entry.facts);
    // If the item has changed since the reply, its state before the reply may be out of date. In this case, the item is
    // put back on the list of waiting items.
    const data: ItemChanges =
      before && item.version === entry.version ? before : { state: "received", answeredAt: null };
    return changeItem(tx, staff, {
      reference: item.reference,
      from: ["received", "answered", "closed", "not_for_us"],
      data,
      action: "reply-undone",
    }).then((changed) => (changed.ok ? ok(null) : changed));
  });
}
