import type { AuditEntry } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { factsSchema } from "../entry";
import type { EntryFacts } from "../entry";
import { kindOf } from "../item";
import type { ItemChanges, ItemState, LeadChanges } from "../item";
import { undoableKinds } from "../undo";
import { beforeOf, findItem } from "./before";
import { addEntry, changeItem } from "./change-item";
import type { SeenItem } from "./change-item";

/** How long the server accepts an undo. The page offers the undo for a shorter time. */
const undoMs = 5 * msPerMinute;

type UndoableChange = SeenItem & {
  readonly kind: (typeof undoableKinds)[number];
  readonly from: readonly ItemState[];
  readonly data: ItemChanges;
  readonly lead?: LeadChanges;
  readonly action: string;
  readonly details?: AuditEntry["details"];
  readonly facts: EntryFacts;
};

type Done = Result<null, "RESOURCE_CONFLICT">;

/**
 * Changes an item and adds an entry to the item's thread. The entry contains the values that an undo restores.
 */
export async function makeUndoableChange(
  tx: Tx,
  staff: Staff,
  { kind, facts, ...change }: UndoableChange,
  now: Instant,
): Promise<Done> {
  const itemKind = kindOf(change.reference);
  const item = itemKind && (await findItem(tx, itemKind, { reference: change.reference }));
  if (!item) return fail("RESOURCE_CONFLICT");
  const changed = await changeItem(tx, staff, change);
  if (!changed.ok) return changed;
  const entry = { kind, staffId: staff.id, at: now, facts: { ...facts, before: beforeOf(item) } };
  await addEntry(tx, changed.value, entry);
  return ok(null);
}

/**
 * Undoes the last change to an item: restores the values that the item had before the change, and deletes the change's
 * entry. Returns RESOURCE_CONFLICT if the item has changed since then, if the change is more than five minutes old, or
 * if another staff member made the change.
 */
export async function undoChange(staff: Staff, entryId: string, now: Instant): Promise<Done> {
  return db.$transaction(async (tx) => {
    const own = { id: entryId, staffId: staff.id, kind: { in: [...undoableKinds] } };
    const entry = await tx.inquiryEntry.findUnique({ where: own });
    if (!entry || now > entry.at.getTime() + undoMs) return fail("RESOURCE_CONFLICT");
    const { contactMessageId, leadId, version } = entry;
    const item = await findItem(tx, contactMessageId ? "message" : "lead", { id: contactMessageId ?? leadId ?? "" });
    const { before } = factsSchema.parse(entry.facts);
    if (!item || !before) return fail("RESOURCE_CONFLICT");
    const change = { reference: item.reference, version, from: [item.state], data: before, action: "act-undone" };
    const changed = await changeItem(tx, staff, change);
    if (!changed.ok) return changed;
    await tx.inquiryEntry.deleteMany({ where: own });
    // What was undone has not been the first time of a stage.
    if (leadId) await tx.leadStage.deleteMany({ where: { leadId, firstAt: entry.at } });
    return ok(null);
  });
}
