import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { kindOf } from "../item";
import type { ItemChanges, ItemState } from "../item";
import { findItem } from "./before";
import { makeUndoableChange } from "./undoable-change";
import type { SeenItem } from "./change-item";

type Marked = Result<null, "RESOURCE_CONFLICT">;

/** Marks a waiting item as answered, for example after staff answered it by phone. */
export async function markAnswered(staff: Staff, seen: SeenItem, now: Instant): Promise<Marked> {
  return mark(staff, { ...seen, from: ["received"], to: "answered", now });
}

/** Closes a waiting or answered item. */
export async function markDone(staff: Staff, seen: SeenItem, now: Instant): Promise<Marked> {
  return mark(staff, { ...seen, from: ["received", "answered"], to: "closed", now });
}

/** Moves an item back to the waiting items. Its waiting time starts again from zero. */
export async function markWaiting(staff: Staff, seen: SeenItem, now: Instant): Promise<Marked> {
  return mark(staff, { ...seen, from: ["answered", "closed", "not_for_us"], to: "received", now });
}

type Mark = SeenItem & {
  readonly from: readonly ItemState[];
  readonly to: "received" | "answered" | "closed";
  readonly now: Instant;
};

async function mark(staff: Staff, { reference, version, from, to, now }: Mark): Promise<Marked> {
  const at = new Date(now);
  return db.$transaction(async (tx) => {
    const kind = kindOf(reference);
    const item = kind && (await findItem(tx, kind, { reference }));
    // An item that is closed keeps the time of its answer, because the page "Today" shows how long answers take.
    const data: ItemChanges =
      to === "received"
        ? { state: to, answeredAt: null, reopenedAt: at, warnedAt: null }
        : { state: to, answeredAt: item?.answeredAt ?? at, snoozedUntil: null };
    const change = { reference, version, from, data, action: to };
    return makeUndoableChange(tx, staff, { ...change, kind: "state", facts: { state: to } }, now);
  });
}
