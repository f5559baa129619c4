import type { Staff } from "@/lib/platform/auth/staff";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { versioned } from "@/lib/platform/versioned";

import { textKinds } from "../kinds";
import type { TextKind } from "../kinds";

/** The text and, for a change of its place or deletion, the version of it that the staff member saw. */
export type TextTarget = { readonly id: string; readonly version?: number | undefined };

/** How texts are locked, found and stored. */
export const textRecord = {
  subjectKind: "text",
  lock: (tx: Tx, { id }: TextTarget) => lockRow(tx, "texts", { id }),
  find: async (tx: Tx, _staff: Staff, { id }: TextTarget) => {
    const row = await tx.text.findUnique({ where: { id }, select: columns });
    return row && { ...row, kind: kindOf(row.kind) };
  },
  store: (tx: Tx, id: string, data: Prisma.TextUncheckedUpdateInput) =>
    tx.text.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
} as const;

/**
 * Changes a text as a staff member. The lock also orders the publications of its versions. RESOURCE_CONFLICT: someone
 * else has changed the text since.
 */
export const changeText = versioned(textRecord);

const columns = {
  id: true,
  version: true,
  kind: true,
  key: true,
  topicId: true,
  position: true,
  deletedAt: true,
} as const;

function kindOf(kind: string): TextKind {
  const known = textKinds.find((each) => each === kind);
  if (known === undefined) throw new Error(`A text has the unknown kind ${kind}`);
  return known;
}
