import { z } from "zod";

import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { mergeFields, movingTables, undoDays } from "../merge-fields";
import type { MergeRefusal } from "../merge-fields";
import { mayOpenFile } from "./access";
import { refuse } from "./merge";
import { columnsToSet, isSameValue, lockClients, unsealStates } from "./merge-state";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

const movedSchema = z.partialRecord(z.enum([...movingTables, "clients"]), z.array(z.uuid()));

/**
 * Undoes a merge of two clients. The records that the merge moved go back, and the values that it changed are restored.
 * Records that were added after the merge stay with the kept client. BUSINESS_RULE_VIOLATION: the merge is at least 30
 * days old, the kept client has a legal hold, the kept client was later merged into another client, or one of the
 * values that the merge changed has been changed again. RESOURCE_CONFLICT: the merge was already undone.
 */
export async function undoMerge(
  staff: Staff,
  { id, mergeId }: { readonly id: string; readonly mergeId: string },
  now: Instant,
): Promise<Result<string, Refusal, MergeRefusal>> {
  return db.$transaction(async (tx) => {
    const storedMerge = await tx.clientMerge.findUnique({
      where: { id: mergeId, keptId: id },
      select: { mergedId: true },
    });
    if (!storedMerge || !(await mayOpenFile(staff, id, now, tx))) return fail("RESOURCE_NOT_FOUND");
    const locked = await lockClients(tx, [id, storedMerge.mergedId]);
    // The merge may have been undone while this transaction waited for the lock.
    const merge = await tx.clientMerge.findUniqueOrThrow({ where: { id: mergeId } });
    const [kept, merged] = [id, storedMerge.mergedId].map((each) => locked.find((client) => client.id === each));
    if (!kept || !merged) return fail("RESOURCE_NOT_FOUND");
    if (merge.undoneAt !== null) return fail("RESOURCE_CONFLICT");
    if (merge.mergedAt.getTime() + undoDays * msPerDay <= now) return refuse("too-late");
    if (kept.mergedIntoId !== null || merged.mergedIntoId !== id) return refuse("merged-again");
    if (kept.isHeld) return refuse("legal-hold");
    const before = unsealStates(merge.beforeCipher);
    const taken = mergeFields.filter((field) => merge.taken.includes(field));
    if (!taken.every((field) => isSameValue(field, kept.state, before.merged))) return refuse("changed");
    // Staff may since have swapped the addresses of the two files (see `editContact`).
    const { email } = taken.includes("email") ? before.kept : before.merged;
    if (merged.state.email !== email) return refuse("changed");
    await moveBack(tx, { from: id, to: merged.id, moved: movedSchema.parse(merge.moved) });
    await tx.client.update({
      where: { id: merged.id },
      data: { mergedIntoId: null, mergedAt: null, ...(taken.includes("email") ? { email: null } : {}) },
      select: { id: true },
    });
    if (taken.length > 0)
      await tx.client.update({ where: { id }, data: columnsToSet(taken, before.kept), select: { id: true } });
    if (taken.includes("email"))
      await tx.client.update({
        where: { id: merged.id },
        data: columnsToSet(["email"], before.merged),
        select: { id: true },
      });
    await tx.clientMerge.update({
      where: { id: mergeId },
      data: { undoneAt: new Date(now), undoneById: staff.id },
      select: { id: true },
    });
    for (const each of [kept, merged])
      await record(tx, staff, { action: "client.merge-undone", subjectKind: "client", subjectId: each.id });
    return ok(id);
  });
}

type Move = {
  readonly from: string;
  readonly to: string;
  readonly moved: z.infer<typeof movedSchema>;
};

/** Moves the records back. Leaves out records that were deleted or moved elsewhere since the merge. */
async function moveBack(tx: Tx, { from, to, moved }: Move): Promise<void> {
  for (const [table, ids] of Object.entries(moved)) {
    const column = Prisma.raw(table === "clients" ? "merged_into_id" : "client_id");
    await tx.$executeRaw`
      update ${Prisma.raw(table)} set ${column} = ${to}::uuid where id = any(${ids}::uuid[]) and ${column} = ${from}::uuid`;
  }
}
