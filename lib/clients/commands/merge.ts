import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { movingTables } from "../merge-fields";
import type { MergeField, MergeRefusal } from "../merge-fields";
import { mayOpenFile } from "./access";
import { columnsToSet, isSameValue, lockClients, sealStates } from "./merge-state";
import type { LockedClient } from "./merge-state";

type Seen = { readonly id: string; readonly version: number };

export type Merge = {
  /** The client who is kept, and the version that the page showed. */
  readonly kept: Seen;
  readonly merged: Seen;
  /** The fields for which the kept client gets the merged client's value. */
  readonly taken: readonly MergeField[];
};

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/** Returns the failure of a refused merge, or of a refused undo. `rule` is the message key of the reason. */
export const refuse = (rule: MergeRefusal) => fail("BUSINESS_RULE_VIOLATION", { rule });

/**
 * Merges two files of one person. All records move to the kept client, and the chosen fields get the merged client's
 * values. RESOURCE_CONFLICT: one of the two clients was changed or merged after the page was rendered.
 * BUSINESS_RULE_VIOLATION: one of the two clients has a legal hold or was erased.
 */
export async function mergeClients(
  staff: Staff,
  { kept: seenKept, merged: seenMerged, taken }: Merge,
  now: Instant,
): Promise<Result<string, Refusal, MergeRefusal>> {
  return db.$transaction(async (tx) => {
    const locked = await lockClients(tx, [seenKept.id, seenMerged.id]);
    const find = ({ id }: Seen) => locked.find((client) => client.id === id);
    const [kept, merged] = [find(seenKept), find(seenMerged)];
    if (!kept || !merged || kept === merged) return fail("RESOURCE_NOT_FOUND");
    // This check must come before `mayOpenFile`. If another merge has just moved the client's records, `mayOpenFile`
    // can return false, and the client would be reported as missing.
    if (kept.mergedIntoId !== null || merged.mergedIntoId !== null) return fail("RESOURCE_CONFLICT");
    for (const { id } of [kept, merged])
      if (!(await mayOpenFile(staff, id, now, tx))) return fail("RESOURCE_NOT_FOUND");
    if (kept.version !== seenKept.version || merged.version !== seenMerged.version) return fail("RESOURCE_CONFLICT");
    if (kept.isHeld || merged.isHeld) return refuse("legal-hold");
    if (kept.isErased || merged.isErased) return refuse("erased");
    await store(tx, { staff, kept, merged, taken, now });
    return ok(kept.id);
  });
}

type Checked = {
  readonly staff: Staff;
  readonly kept: LockedClient;
  readonly merged: LockedClient;
  readonly taken: readonly MergeField[];
  readonly now: Instant;
};

async function store(tx: Tx, { staff, kept, merged, taken, now }: Checked): Promise<void> {
  const differing = taken.filter((field) => !isSameValue(field, kept.state, merged.state));
  const moved = await moveRecords(tx, { from: merged.id, to: kept.id });
  const mergedAt = new Date(now);
  await tx.client.update({
    where: { id: merged.id },
    data: { mergedIntoId: kept.id, mergedAt, ...(differing.includes("email") ? { email: null } : {}) },
    select: { id: true },
  });
  if (differing.length > 0)
    await tx.client.update({
      where: { id: kept.id },
      data: columnsToSet(differing, merged.state),
      select: { id: true },
    });
  // The merged client gets the kept client's old email address. When a visitor books with this address, the booking
  // code finds the merged client, and a database trigger assigns the new booking to the kept client.
  if (differing.includes("email"))
    await tx.client.update({
      where: { id: merged.id },
      data: columnsToSet(["email"], kept.state),
      select: { id: true },
    });
  // The merged client's row keeps the other email address, but the kept client's old phone number is in no row any
  // more.
  if (differing.includes("phone"))
    await rememberContact(
      tx,
      { clientId: kept.id },
      { before: { ...kept.state, email: null }, after: merged.state, now },
    );
  await tx.clientMerge.create({
    data: {
      keptId: kept.id,
      mergedId: merged.id,
      mergedAt,
      mergedById: staff.id,
      taken: differing,
      moved,
      beforeCipher: sealStates({ kept: kept.state, merged: merged.state }),
    },
    select: { id: true },
  });
  const records = Object.values(moved).reduce((sum, ids) => sum + ids.length, 0);
  for (const { id, other, action } of [
    { id: kept.id, other: merged.id, action: "client.merged" },
    { id: merged.id, other: kept.id, action: "client.merged-away" },
  ])
    await record(tx, staff, { action, subjectKind: "client", subjectId: id, details: { other, records } });
}

/**
 * Moves all records of the client `from` to the client `to`, and returns the records' ids by table. Clients who were
 * merged into `from` earlier are now marked as merged into `to`.
 */
async function moveRecords(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {};
  const columns = [...movingTables.map((table) => [table, "client_id"]), ["clients", "merged_into_id"]] as const;
  for (const [table = "", column = ""] of columns) {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      update ${Prisma.raw(table)} set ${Prisma.raw(column)} = ${to}::uuid where ${Prisma.raw(column)} = ${from}::uuid returning id::text`;
    if (rows.length > 0) moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}
