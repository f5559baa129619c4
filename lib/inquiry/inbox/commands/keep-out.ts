import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { makeUndoableChange } from "./undoable-change";
import type { SeenItem } from "./change-item";

/**
 * Marks a quarantined item as not sent by a person. The sender is not informed, and a scheduled job deletes the item
 * later.
 */
export async function keepOut(staff: Staff, seen: SeenItem, now: Instant): Promise<Result<null, "RESOURCE_CONFLICT">> {
  const change = { from: ["quarantined"], data: { keptOutAt: new Date(now) }, action: "kept-out" } as const;
  return db.$transaction((tx) =>
    makeUndoableChange(tx, staff, { ...seen, ...change, kind: "state", facts: { state: "kept_out" } }, now),
  );
}
