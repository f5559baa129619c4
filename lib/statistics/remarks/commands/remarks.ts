import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The time during which a removed remark can be restored. */
const restorableMs = msPerDay;

/** Adds a remark and returns its id. */
export function addRemark(
  staff: Staff,
  { day, text }: { readonly day: Day; readonly text: string },
  now: Instant,
): Promise<string> {
  return db.$transaction(async (tx) => {
    const { id } = await tx.statisticsRemark.create({
      data: { day: dateFromDay(day), text, createdById: staff.id, createdAt: new Date(now) },
      select: { id: true },
    });
    await record(tx, staff, { action: "statistics.remark-added", ...subjectOf(id) });
    return id;
  });
}

const subjectOf = (id: string) => ({ subjectKind: "statistics", subjectId: id }) as const;

/** Removes a remark. It can be restored for a day. RESOURCE_NOT_FOUND: it was removed already. */
export function removeRemark(staff: Staff, id: string, now: Instant): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.statisticsRemark.updateMany({
      where: { id, removedAt: null },
      data: { removedAt: new Date(now) },
    });
    if (count === 0) return fail("RESOURCE_NOT_FOUND");
    await record(tx, staff, { action: "statistics.remark-removed", ...subjectOf(id) });
    return ok(null);
  });
}

/** Restores a removed remark. RESOURCE_NOT_FOUND: it is not removed, or was deleted. */
export function restoreRemark(staff: Staff, id: string): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.statisticsRemark.updateMany({
      where: { id, removedAt: { not: null } },
      data: { removedAt: null },
    });
    if (count === 0) return fail("RESOURCE_NOT_FOUND");
    await record(tx, staff, { action: "statistics.remark-restored", ...subjectOf(id) });
    return ok(null);
  });
}

/** Deletes remarks that were removed more than a day ago. */
export async function sweepRemarks(now: Instant): Promise<number> {
  const { count } = await db.statisticsRemark.deleteMany({
    where: { removedAt: { lt: new Date(now - restorableMs) } },
  });
  return count;
}
