import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/**
 * Records that a person no longer agrees that Google learns of a success of its ad. Deletes the click id with the
 * agreement, so no export contains the lead any more. RESOURCE_CONFLICT: there is no agreement.
 */
export async function withdrawAdConsent(staff: Staff, reference: string): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const [lead] = await tx.lead.updateManyAndReturn({
      where: { reference, adConsentAt: { not: null } },
      data: { gclid: null, gbraid: null, wbraid: null, adConsentAt: null, adConsentVersion: null },
      select: { id: true },
    });
    if (!lead) return fail("RESOURCE_CONFLICT");
    await record(tx, staff, { action: "lead.ad-consent-withdrawn", subjectKind: "lead", subjectId: lead.id });
    return ok(null);
  });
}
