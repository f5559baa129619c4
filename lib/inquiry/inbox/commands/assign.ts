import { mayReadItem } from "../../scope/queries";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { makeUndoableChange } from "./undoable-change";
import { addEntry, changeItem } from "./change-item";
import type { SeenItem } from "./change-item";
import { notifyColleague } from "./notify-colleague";

type Assignment = SeenItem & {
  readonly ownerId: string | null;
  /** What the new owner should know. It becomes a note in the thread. */
  readonly word?: string;
};

/**
 * Assigns an item to the staff member with the id `ownerId`, who must have the permission to answer items. If `ownerId`
 * is null, the item has no owner afterwards. `isGone`: the staff member, who assigned it, may not read it any more.
 */
export async function assign(
  staff: Staff,
  { reference, version: seen, ownerId, word = "" }: Assignment,
  now: Instant,
): Promise<Result<{ readonly isGone: boolean }, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  return db.$transaction(async (tx) => {
    if (ownerId !== null) {
      const owner = await tx.staffUser.findUnique({
        where: { id: ownerId, isActive: true },
        select: { role: true },
      });
      if (!owner || !isAllowed(owner.role, "inbox.answer")) return invalidField("owner", "invalid");
    }
    const from = ["received", "answered", "closed", "not_for_us"] as const;
    // The note comes first, so that the assignment is the last change and can be undone.
    const noted =
      word === ""
        ? undefined
        : await changeItem(tx, staff, { reference, version: seen, from, data: {}, action: "noted" });
    if (noted && !noted.ok) return noted;
    if (noted) await addEntry(tx, noted.value, { kind: "note", staffId: staff.id, at: now, content: { text: word } });
    const version = noted?.value.version ?? seen;
    const change = { reference, version, from, data: { ownerId }, action: "assigned" };
    const assigned = await makeUndoableChange(tx, staff, { ...change, kind: "assigned", facts: { ownerId } }, now);
    if (!assigned.ok) return assigned;
    if (ownerId !== null) await notifyColleague(tx, staff, { staffId: ownerId, reference, reason: "assigned" }, now);
    return ok({ isGone: !(await mayReadItem(tx, staff, reference)) });
  });
}
