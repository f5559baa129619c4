import { record } from "@/lib/platform/audit/record";
import { removeSecondFactor } from "@/lib/platform/auth/second-factor";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The time after which an unconfirmed request expires. */
export const resetRequestLifetime = msPerDay;

type Outcome = Promise<Result<null, "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT">>;

/** Requests the reset of a colleague's lost second factor. Another administrator must confirm the request. */
export async function requestFactorReset(by: Staff, staffUserId: string, now: Instant): Outcome {
  if (staffUserId === by.id) return fail("BUSINESS_RULE_VIOLATION");
  try {
    return await db.$transaction(async (tx) => {
      await tx.secondFactorReset.deleteMany({
        where: { staffUserId, confirmedAt: null, requestedAt: { lte: new Date(now - resetRequestLifetime) } },
      });
      const where = { id: staffUserId, isActive: true, totpEnrolledAt: { not: null } };
      if ((await tx.staffUser.count({ where })) === 0) return fail("RESOURCE_CONFLICT");
      await tx.secondFactorReset.create({ data: { staffUserId, requestedById: by.id, requestedAt: new Date(now) } });
      const subject = { subjectKind: "staff", subjectId: staffUserId } as const;
      await record(tx, by, { action: "staff.second-factor-reset-requested", ...subject });
      return ok(null);
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_CONFLICT");
    throw error;
  }
}

/**
 * Confirms a reset that another administrator requested for a staff member. Removes the staff member's second factor,
 * ends all sessions of the account and emails the staff member.
 */
export async function confirmFactorReset(by: Staff, staffUserId: string, now: Instant): Outcome {
  if (staffUserId === by.id) return fail("BUSINESS_RULE_VIOLATION");
  return db.$transaction(async (tx) => {
    const { count } = await tx.secondFactorReset.updateMany({
      where: {
        staffUserId,
        confirmedAt: null,
        requestedAt: { gt: new Date(now - resetRequestLifetime) },
        requestedById: { not: by.id },
        // The person who requested the reset must still be an administrator.
        requestedBy: { isActive: true, role: "admin" },
      },
      data: { confirmedById: by.id, confirmedAt: new Date(now) },
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await removeSecondFactor(tx, staffUserId);
    await tx.staffSession.updateMany({ where: { staffUserId, endedAt: null }, data: { endedAt: new Date(now) } });
    const subject = { subjectKind: "staff", subjectId: staffUserId } as const;
    await record(tx, by, { action: "staff.second-factor-reset", ...subject });
    const payload = { staffUserId, kind: "second-factor-reset", at: new Date(now).toISOString() } as const;
    await enqueue(tx, { task: "account-notice", payload });
    return ok(null);
  });
}
