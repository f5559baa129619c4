import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import type { Instant } from "@/lib/platform/time/instant";
import { addNotice } from "@/lib/staff/commands/add-notice";

import type { ItemChanges, ItemState } from "../item";
import type { Thread } from "../queries/find-thread";
import { findItem } from "./before";

/**
 * Returns the changes that make an item wait for an answer again. If the item is already waiting, the start of its wait
 * does not change. A quarantined item is not changed.
 */
export function reopened(state: ItemState, now: Instant): ItemChanges {
  if (state === "quarantined") return {};
  const wait = state === "received" ? {} : { reopenedAt: new Date(now), warnedAt: null };
  return { state: "received", answeredAt: null, snoozedUntil: null, ...wait };
}

/** Locks the item, so that concurrent requests with the same email are handled one after the other. */
export async function lockItem(tx: Tx, { kind, id }: Thread): Promise<ItemState> {
  await lockRow(tx, kind === "message" ? "contact_messages" : "leads", { id });
  const item = await findItem(tx, kind, { id });
  if (!item) throw new Error("The item was deleted");
  return item.state;
}

/** Notifies the office that an email has arrived in a thread, and the adviser to whom the item is assigned. */
export async function notify({ kind, id, reference }: Thread, messageId: string, now: Instant): Promise<void> {
  const query = { where: { id }, select: { owner: { select: { adviserId: true } } } } as const;
  const item = await (kind === "message" ? db.contactMessage.findUnique(query) : db.lead.findUnique(query));
  const adviserId = item?.owner?.adviserId ?? null;
  const notice = {
    source: `received:${messageId}`,
    kind: kind === "message" ? "message" : "request",
    reference,
    facts: {},
    happenedAt: new Date(now),
  } as const;
  await addNotice(notice, adviserId === null ? [null] : [null, adviserId], now);
}
