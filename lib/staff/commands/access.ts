import { record } from "@/lib/platform/audit/record";
import { lockAdministrators } from "@/lib/platform/auth/administrators";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

type Access = {
  readonly id: string;
  /** The version of the account that the page displayed. */
  readonly version: number;
  readonly role: Role;
  readonly adviserId: string | null;
};

/**
 * Changes an account's role, and the adviser that the account is linked to. Administrators cannot change their own
 * role, so that at least one administrator remains. RESOURCE_CONFLICT: the account has changed, or `by` is no longer an
 * administrator.
 */
export async function changeAccess(
  by: Staff,
  { id, version, role, adviserId }: Access,
): Promise<Result<null, "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  if (id === by.id) return fail("BUSINESS_RULE_VIOLATION");
  try {
    return await db.$transaction(async (tx) => {
      if (!(await lockAdministrators(tx, by.id))) return fail("RESOURCE_CONFLICT");
      const { count } = await tx.staffUser.updateMany({
        where: { id, version, isActive: true },
        data: { role, adviserId, version: { increment: 1 } },
      });
      if (count === 0) return fail("RESOURCE_CONFLICT");
      const details = { role, adviserId };
      await record(tx, by, { action: "staff.access-changed", subjectKind: "staff", subjectId: id, details });
      return ok(null);
    });
  } catch (error) {
    if (isDuplicate(error)) return invalidField("adviserId", "staffTaken");
    throw error;
  }
}
