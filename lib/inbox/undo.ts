import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { EntryKind } from "./entry";
import type { ThreadEntry } from "./queries/thread";

/** Actions that can be undone until the item changes again. Replies have a separate undo. */
export const undoableKinds = ["assigned", "snoozed", "state"] as const satisfies readonly EntryKind[];

/**
 * How long the page itself offers an undo, for browsers without JavaScript. With JavaScript, a toast offers it for ten
 * seconds.
 */
const offeredMs = msPerMinute;

type UndoContext = { readonly staffId: string; readonly version: number; readonly now: Instant };

/** Finds the staff member's last action if it is less than a minute old and the item has not changed since. */
export function undoableEntry(thread: readonly ThreadEntry[], { staffId, version, now }: UndoContext) {
  return thread.find(
    (entry) =>
      entry.version === version &&
      entry.staffId === staffId &&
      entry.facts.before !== undefined &&
      undoableKinds.some((kind) => kind === entry.kind) &&
      now - entry.at.getTime() < offeredMs,
  );
}
