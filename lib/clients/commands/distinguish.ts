import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { mayOpenFile } from "./access";

/** `id` is the client in the file that the staff member is viewing. `otherId` is the client with similar data. */
type Pair = { readonly id: string; readonly otherId: string };

/**
 * Records that two clients are different people, so that they are no longer suggested as duplicates. A repeated
 * decision changes nothing.
 */
export function distinguish(staff: Staff, pair: Pair, now: Instant): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  return change(staff, { ...pair, now, action: "client.distinguished" }, async (tx, ids) => {
    const decision = { ...ids, decidedAt: new Date(now), decidedById: staff.id };
    const { count } = await tx.clientDistinction.createMany({ data: [decision], skipDuplicates: true });
    return count;
  });
}

/** Deletes the decision that two clients are different people. */
export function revokeDistinction(
  staff: Staff,
  pair: Pair,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  return change(staff, { ...pair, now, action: "client.distinction-taken-back" }, async (tx, ids) => {
    const { count } = await tx.clientDistinction.deleteMany({ where: ids });
    return count;
  });
}

type Change = Pair & { readonly now: Instant; readonly action: string };
type Ids = { readonly oneId: string; readonly otherId: string };

/** Calls `run` to create or delete the pair's row, and writes an audit row if `run` changed something. */
async function change(
  staff: Staff,
  { id, otherId, now, action }: Change,
  run: (tx: Tx, ids: Ids) => Promise<number>,
): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const isKnown = id !== otherId && (await tx.client.count({ where: { id: { in: [id, otherId] } } })) === 2;
    if (!isKnown || !(await mayOpenFile(staff, id, now, tx))) return fail("RESOURCE_NOT_FOUND");
    const [first = "", second = ""] = [id, otherId].toSorted();
    const count = await run(tx, { oneId: first, otherId: second });
    if (count > 0)
      await record(tx, staff, { action, subjectKind: "client", subjectId: id, details: { other: otherId } });
    return ok(id);
  });
}
