import { readsAllItems } from "../../scope/reads-all";
import { isAllowed, roles } from "@/lib/platform/auth/permissions";
import { db } from "@/lib/platform/db/client";

import { replyKey } from "../commands/reply";
import { decryptContent, factsSchema } from "../entry";
import type { EntryContent, EntryFacts, EntryKind } from "../entry";
import { itemColumn } from "../item";
import type { ItemKind } from "../item";

export type ThreadEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly content: EntryContent | undefined;
  readonly facts: EntryFacts;
  readonly delivery: "queued" | "sending" | "sent" | "failed" | null;
  readonly version: number;
};

type Item = { readonly kind: ItemKind; readonly id: string };

/** The maximum number of entries that are read. If a thread has more, its oldest entries are left out. */
const maxEntries = 500;

/** Reads the decrypted thread of an item, oldest first. The caller must record the access in the audit log. */
export async function readThread({ kind, id }: Item): Promise<ThreadEntry[]> {
  const rows = await db.inquiryEntry.findMany({
    where: itemColumn(kind, id),
    include: { staff: { select: { name: true } } },
    orderBy: [{ at: "desc" }, { version: "desc" }],
    take: maxEntries,
  });
  return rows
    .reverse()
    .map(({ id: entryId, kind: entryKind, at, staffId, staff, contentCipher, facts, delivery, version }) => ({
      id: entryId,
      kind: entryKind as EntryKind,
      at,
      staffId,
      staffName: staff?.name ?? null,
      content: contentCipher ? decryptContent(contentCipher) : undefined,
      facts: factsSchema.parse(facts),
      delivery: delivery as ThreadEntry["delivery"],
      version,
    }));
}

/**
 * Finds the automatic email that confirmed the receipt of the item. Returns the time at which the email
 * was sent, and the id of the email's copy in the outbox if there is a copy. Undefined if no such email was sent.
 */
export async function findReceipt({ kind, id }: Item) {
  const key = `${kind === "message" ? "contact" : "lead"}-sender:${id}:0`;
  const [delivery, copies] = await Promise.all([
    db.mailDelivery.findUnique({ where: { key }, select: { sentAt: true } }),
    findCopies([key]),
  ]);
  return delivery ? { sentAt: delivery.sentAt, emailId: copies.get(key) } : undefined;
}

/** Maps the entry id of each sent reply to the id of the reply's copy in the outbox. */
export async function findReplyCopies(thread: readonly ThreadEntry[]): Promise<ReadonlyMap<string, string>> {
  const replies = thread.filter(({ kind }) => kind === "reply");
  const copies = await findCopies(replies.map(({ id }) => replyKey(id)));
  return new Map(replies.flatMap(({ id }) => pairWith(id, copies.get(replyKey(id)))));
}

function pairWith(id: string, emailId: string | undefined): [string, string][] {
  return emailId === undefined ? [] : [[id, emailId]];
}

async function findCopies(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sentEmail.findMany({
    where: { deliveryKey: { in: [...keys] }, outcome: "sent" },
    select: { id: true, deliveryKey: true },
  });
  return new Map(rows.map(({ id, deliveryKey }) => [deliveryKey, id]));
}

/** Maps the time of each received email to the id of its original, if the original is still stored. */
export async function findOriginals({ kind, id }: Item): Promise<ReadonlyMap<number, string>> {
  const rows = await db.receivedEmail.findMany({
    where: { ...itemColumn(kind, id), outcome: { in: ["added", "started", "held"] }, parts: { some: {} } },
    select: { id: true, receivedAt: true },
  });
  return new Map(rows.map((row) => [row.receivedAt.getTime(), row.id]));
}

/** Lists the staff members to whom an item can be assigned. `readsAll` means that they read all items. */
export async function listAssignees() {
  const rows = await db.staffUser.findMany({
    where: { isActive: true, role: { in: roles.filter((role) => isAllowed(role, "inbox.answer")) } },
    select: { id: true, name: true, role: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(({ role, ...person }) => ({ ...person, readsAll: readsAllItems({ role }) }));
}
