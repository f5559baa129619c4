import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { versioned } from "@/lib/platform/versioned";

import { textKinds } from "../kinds";
import type { TextKind } from "../kinds";

/** The text and, for a change of its place or deletion, the version of it that the staff member saw. */
export type TextTarget = { readonly id: string; readonly version?: number | undefined };

/**
 * Changes a text as a staff member. The lock also orders the publications of its versions. RESOURCE_CONFLICT: someone
 * else has changed the text since.
 */
export const changeText = versioned({
  subjectKind: "text",
  lock: (tx, { id }: TextTarget) => lockRow(tx, "texts", { id }),
  find: async (tx, _staff, { id }) => {
    const row = await tx.text.findUnique({ where: { id }, select: columns });
    return row && { ...row, kind: kindOf(row.kind) };
  },
  store: (tx, id, data: Prisma.TextUncheckedUpdateInput) =>
    tx.text.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

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
