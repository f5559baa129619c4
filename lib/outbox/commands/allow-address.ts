import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import type { AllowReason } from "../schema";

/**
 * Ends the suppression of an email address, so that emails are sent to the address again. RESOURCE_CONFLICT: the
 * address is no longer suppressed, for example because a colleague has ended the suppression.
 */
export async function allowAddress(
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: AllowReason },
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.suppressedAddress.deleteMany({ where: { id } });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await record(
      tx,
      { kind: "staff", id: staff.id },
      { action: "address.allowed", subjectKind: "suppressed-address", subjectId: id, details: { reason } },
    );
    return ok(null);
  });
}
