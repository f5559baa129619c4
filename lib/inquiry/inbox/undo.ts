import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { EntryKind } from "./entry";
import type { ThreadEntry } from "./queries/thread";

/**
 * Actions on an inbox item that can be undone for five minutes. If the item changes again in this time, the action can
 * no longer be undone. Replies have a separate undo.
 */
export const undoableKinds = ["assigned", "snoozed", "state", "stage"] as const satisfies readonly EntryKind[];

/**
 * The item's page offers an undo if the page is loaded within this time after the action. Without JavaScript, the page
 * shows a form with an undo button. With JavaScript, it shows a toast that closes after ten seconds.
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
