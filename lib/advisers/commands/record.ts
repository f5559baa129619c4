import { scopeOf } from "@/lib/platform/auth/scope";
import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { versioned } from "@/lib/platform/versioned";

import { findAdviser } from "../queries/advisers";

/** The adviser, and the version of them that the staff member saw. */
export type AdviserTarget = { readonly id: string; readonly version: number };

/** Changes an adviser in one transaction: see `versioned`. */
export const changeRecord = versioned({
  subjectKind: "adviser",
  lock: (tx, { id }: AdviserTarget) => lockRow(tx, "advisers", { id }),
  find: (tx, staff, { id }) => findAdviser(scopeOf(staff, "advisers"), { id }, tx),
  store: (tx, id, data: Prisma.AdviserUpdateInput) =>
    tx.adviser.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});
