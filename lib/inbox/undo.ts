import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { EntryKind } from "./entry";
import type { ThreadEntry } from "./queries/thread";

/** Acts that can be taken back as long as nothing else has happened. Replies have an undo of their own. */
export const undoableKinds = ["assigned", "snoozed", "state"] as const satisfies readonly EntryKind[];

/** Without JavaScript the offer is part of the page and needs longer than the ten seconds of a toast. */
const offeredMs = msPerMinute;

type UndoContext = { readonly staffId: string; readonly version: number; readonly now: Instant };

/** The last act of this staff member, if it has just been done and made the item what it is. */
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
