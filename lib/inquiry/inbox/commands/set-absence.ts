import { readsAllItems } from "../../scope/reads-all";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { constraints } from "@/lib/platform/db/constraints";
import { db } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { brokenConstraint } from "@/lib/platform/db/refusals";
import { invalidField } from "@/lib/platform/forms/field-errors";
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
 * Records an absence and the colleague who covers for the absent person. VALIDATION_ERROR: the times are wrong, the two
 * are the same person, one of them cannot answer items, the colleague cannot read all items, the person already has an
 * absence at that time, the colleague is absent at that time, or the person covers for a colleague who is absent at
 * that time. The last two cases are refused, because an absent person cannot answer the items of a colleague.
 */
export async function setAbsence(
  staff: Staff,
  { staffId, coverId, startsAt, endsAt }: NewAbsence,
  now: Instant,
): Promise<Result<null, "VALIDATION_ERROR">> {
  if (coverId === staffId) return invalidField("cover", "coverSelf");
  if (endsAt <= startsAt) return invalidField("to", "absenceEnds");
  if (endsAt <= now) return invalidField("to", "absenceOver");
  try {
    return await db.$transaction(async (tx) => {
      const people = await tx.staffUser.findMany({
        where: { id: { in: [staffId, coverId] }, isActive: true },
        select: { id: true, role: true },
      });
      const mayCover = people.some(({ id, role }) => id === coverId && readsAllItems({ role }));
      if (people.length < 2 || !mayCover || !people.every(({ role }) => isAllowed(role, "inbox.answer")))
        return invalidField("cover", "invalid");
      // Any other request for an absence that involves one of these two people waits for this lock. It therefore cannot
      // change the counts below before this absence is stored.
      await lockRows(tx, "staff_users", [staffId, coverId]);
      const during = { startsAt: { lt: new Date(endsAt) }, endsAt: { gt: new Date(startsAt) } };
      if ((await tx.staffAbsence.count({ where: { staffId: coverId, ...during } })) > 0)
        return invalidField("cover", "coverAway");
      if ((await tx.staffAbsence.count({ where: { coverId: staffId, ...during } })) > 0)
        return invalidField("staff", "coversOther");
      await tx.staffAbsence.create({
        data: { staffId, coverId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
        select: { id: true },
      });
      await record(tx, staff, { action: "staff.absence-set", subjectKind: "staff", subjectId: staffId });
      return ok(null);
    });
  } catch (error) {
    if (brokenConstraint(error) === constraints.oneAbsence) return invalidField("from", "absenceOverlaps");
    throw error;
  }
}

/** Ends an absence early, or cancels an absence that has not begun. */
export async function endAbsence(staff: Staff, id: string): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const row = await tx.staffAbsence.findUnique({ where: { id }, select: { staffId: true } });
    if (!row) return fail("RESOURCE_CONFLICT");
    await tx.staffAbsence.deleteMany({ where: { id } });
    await record(tx, staff, { action: "staff.absence-ended", subjectKind: "staff", subjectId: row.staffId });
    return ok(null);
  });
}
