import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";
import { msPerDay } from "@/lib/platform/time/instant";

import type { TextKind } from "../kinds";

/** How long a deleted text can be restored, in days. */
const restorableDays = 30;

/**
 * Lists the texts of some kinds in their order, with their drafts and with the versions that are public or scheduled,
 * the newest first. Deleted ones are listed as long as they can be restored.
 */
export function listDeskTexts(kinds: readonly TextKind[], now: Instant) {
  return db.text.findMany({
    where: {
      kind: { in: [...kinds] },
      OR: [{ deletedAt: null }, { deletedAt: { gt: new Date(now - restorableDays * msPerDay) } }],
    },
    orderBy: [{ position: "asc" }, { key: "asc" }],
    select: {
      id: true,
      kind: true,
      key: true,
      topicId: true,
      position: true,
      version: true,
      deletedAt: true,
      drafts: {
        select: {
          locale: true,
          head: true,
          body: true,
          version: true,
          savedAt: true,
          originalBlocks: true,
          savedBy: { select: { name: true } },
        },
      },
      versions: {
        where: { withdrawnAt: null },
        orderBy: { number: "desc" },
        select: {
          locale: true,
          number: true,
          head: true,
          body: true,
          publishAt: true,
          createdAt: true,
          originalBlocks: true,
          publishedBy: { select: { name: true } },
        },
      },
    },
  });
}

export type DeskText = Awaited<ReturnType<typeof listDeskTexts>>[number];
