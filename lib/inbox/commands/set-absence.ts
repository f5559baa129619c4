import { isAllowed } from "@/lib/platform/auth/permissions";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { constraints } from "@/lib/platform/db/constraints";
import { db } from "@/lib/platform/db/client";
import { brokenConstraint } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

export type NewAbsence = {
  readonly staffId: string;
  readonly coverId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/**
 * Records that one person answers for another. RESOURCE_CONFLICT: an absence of this person in this time is already
 * recorded.
 */
export async function setAbsence(
  staff: Staff,
  { staffId, coverId, startsAt, endsAt }: NewAbsence,
): Promise<Result<null, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  if (coverId === staffId) return fail("VALIDATION_ERROR", { codes: { cover: ["invalid"] } });
  if (endsAt <= startsAt) return fail("VALIDATION_ERROR", { codes: { until: ["invalid"] } });
  try {
    return await db.$transaction(async (tx) => {
      const people = await tx.staffUser.findMany({
        where: { id: { in: [staffId, coverId] }, isActive: true },
        select: { role: true },
      });
      if (people.length < 2 || !people.every(({ role }) => isAllowed(role, "inbox.answer")))
        return fail("VALIDATION_ERROR", { codes: { cover: ["invalid"] } });
      await tx.staffAbsence.create({
        data: { staffId, coverId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
        select: { id: true },
      });
      await record(tx, staff, { action: "staff.absence-set", subjectKind: "staff", subjectId: staffId });
      return ok(null);
    });
  } catch (error) {
    if (brokenConstraint(error) === constraints.oneAbsence) return fail("RESOURCE_CONFLICT");
    throw error;
  }
}

/** Ends an absence before its end, or removes one that has not begun. */
export async function endAbsence(staff: Staff, id: string): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const row = await tx.staffAbsence.findUnique({ where: { id }, select: { staffId: true } });
    if (!row) return fail("RESOURCE_CONFLICT");
    await tx.staffAbsence.deleteMany({ where: { id } });
    await record(tx, staff, { action: "staff.absence-ended", subjectKind: "staff", subjectId: row.staffId });
    return ok(null);
  });
}
