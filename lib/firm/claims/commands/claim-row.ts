import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { actAs } from "@/lib/platform/second-person/commands";
import { versioned } from "@/lib/platform/versioned";
import type { RecordKind } from "@/lib/platform/versioned";

import { findStaffClaim } from "../queries/staff-claims";
import type { StaffClaim } from "../staff-claim";

/** The claim and the version of it that the staff member saw. */
export type ClaimTarget = { readonly id: string; readonly version: number };

/**
 * How staff change a claim. Triggers of the database increment its version, end its confirmation and write the audit
 * row, so the transaction first says for whom it acts.
 */
export const claimRow: RecordKind<ClaimTarget, StaffClaim, Prisma.ClaimUncheckedUpdateInput> = {
  subjectKind: "claim",
  lock: (tx, { id }) => lockRow(tx, "claims", { id }),
  async find(tx, staff, { id }) {
    await actAs(tx, staff);
    return findStaffClaim(id, tx);
  },
  store: (tx, id, data) => tx.claim.update({ where: { id }, data, select: { id: true } }),
};

export const changeClaim = versioned(claimRow);
