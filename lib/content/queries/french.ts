import { profile } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isUuid } from "@/lib/platform/uuid";

import { blockHashes } from "../block-hashes";

const french = "fr-CA";

/** Whether the newest French version of a text follows all blocks of an English text. */
export async function hasCurrentFrench(
  textId: string,
  blocks: readonly string[],
  tx: Tx | typeof db = db,
): Promise<boolean> {
  const newest = await tx.textVersion.findFirst({
    where: { textId, locale: french, withdrawnAt: null },
    orderBy: { number: "desc" },
    select: { originalBlocks: true },
  });
  return newest !== null && blocks.every((hash) => newest.originalBlocks.includes(hash));
}

/**
 * Whether an English text cannot be published because its French is missing or older and has no draft. Only a Canadian
 * firm publishes both together.
 */
export async function lacksFrench(textId: string | undefined, body: string): Promise<boolean> {
  if (profile().id !== "ca" || !isUuid(textId)) return false;
  if ((await db.textDraft.count({ where: { textId, locale: french } })) > 0) return false;
  return !(await hasCurrentFrench(textId, blockHashes(body)));
}
