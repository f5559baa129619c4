import { mayReadItem } from "../../scope/queries";
import { record } from "@/lib/platform/audit/record";
import type { AuditEntry } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { encryptContent } from "../entry";
import type { EntryContent, EntryFacts, EntryKind } from "../entry";
import { itemColumn, kindOf, subjectKinds } from "../item";
import type { ItemChanges, ItemKind, ItemState, LeadChanges } from "../item";

/** An item's reference, and the version of the item that the staff member saw. */
export type SeenItem = { readonly reference: string; readonly version: number };

export type ChangedItem = { readonly kind: ItemKind; readonly id: string; readonly version: number };

type Change = {
  readonly reference: string;
  /** The version that the staff member saw. If undefined, the change applies to any version. */
  readonly version?: number | undefined;
  /** The states of the item in which this change is allowed. */
  readonly from: readonly ItemState[];
  readonly data: ItemChanges;
  /** Changes of columns that only leads have. */
  readonly lead?: LeadChanges;
  /** The last part of the audit action, such as "answered" in "lead.answered". */
  readonly action: string;
  readonly details?: AuditEntry["details"];
};

type By = Staff | { readonly kind: "system" };

/**
 * Changes one item and writes an audit row. RESOURCE_CONFLICT: the item is unknown, the staff member may not read it,
 * it is not in one of the allowed states, or it no longer has the given version. Only one of two concurrent changes to
 * the same version succeeds, because the UPDATE itself checks the version.
 */
export async function changeItem(
  tx: Tx,
  by: By,
  { reference, version, from, data, lead = {}, action, details = {} }: Change,
): Promise<Result<ChangedItem, "RESOURCE_CONFLICT">> {
  const kind = kindOf(reference);
  if (kind === undefined) return fail("RESOURCE_CONFLICT");
  if (by.kind === "staff" && !(await mayReadItem(tx, by, reference))) return fail("RESOURCE_CONFLICT");
  // A database trigger increments the version if an UPDATE sets one of certain columns. The reference is one of them.
  // This statement sets the reference to its present value, so the version is incremented even if `data` is empty.
  const update = {
    where: { reference, state: { in: [...from] }, ...(version === undefined ? {} : { version }) },
    data: { ...data, reference },
    select: { id: true, version: true },
  };
  const [item] =
    kind === "message"
      ? await tx.contactMessage.updateManyAndReturn(update)
      : await tx.lead.updateManyAndReturn({ ...update, data: { ...update.data, ...lead } });
  if (!item) return fail("RESOURCE_CONFLICT");
  await record(tx, by, {
    action: `${subjectKinds[kind]}.${action}`,
    subjectKind: subjectKinds[kind],
    subjectId: item.id,
    details,
  });
  return ok({ kind, ...item });
}

type NewEntry = {
  readonly kind: EntryKind;
  readonly staffId: string | null;
  readonly at: Instant;
  readonly content?: EntryContent;
  readonly facts?: EntryFacts;
  readonly messageId?: string;
  readonly delivery?: "queued";
  readonly id?: string;
};

/**
 * Adds an entry to an item's thread. The entry stores the version from `changeItem`, which the caller must have called
 * in the same transaction.
 */
export async function addEntry(
  tx: Tx,
  { kind, id, version }: ChangedItem,
  { at, content, facts = {}, ...entry }: NewEntry,
): Promise<void> {
  await tx.inquiryEntry.create({
    data: {
      ...itemColumn(kind, id),
      ...entry,
      at: new Date(at),
      contentCipher: content ? encryptContent(content) : null,
      facts: facts as Prisma.InputJsonObject,
      version,
    },
    select: { id: true },
  });
}
