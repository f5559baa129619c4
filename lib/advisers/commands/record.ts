import { scopeOf } from "@/lib/platform/auth/scope";
import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { versioned } from "@/lib/platform/versioned";
import type { RecordKind } from "@/lib/platform/versioned";

import type { Adviser } from "../adviser";
import { findAdviser } from "../queries/advisers";

/** The adviser, and the version of them that the staff member saw. */
export type AdviserTarget = { readonly id: string; readonly version: number };

export const adviserRecord: RecordKind<AdviserTarget, Adviser, Prisma.AdviserUpdateInput> = {
  subjectKind: "adviser",
  lock: (tx, { id }) => lockRow(tx, "advisers", { id }),
  find: (tx, staff, { id }) => findAdviser(scopeOf(staff, "advisers"), { id }, tx),
  store: (tx, id, data) =>
    tx.adviser.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
};

/** Changes an adviser in one transaction: see `versioned`. */
export const changeRecord = versioned(adviserRecord);
