import { changeFacts, checkPastDay } from "@/lib/cases/commands/change-facts";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

type Agreement = {
  readonly reference: string;
  readonly agreedOn: Day;
  /** The agreed part of the money that arrives, in hundredths of a percent. */
  readonly rate: number;
  /** The id of the signed agreement, which is one of the client's documents. */
  readonly documentId: string;
};

/**
 * Records the written agreement on a success fee for an open case. Replaces an earlier agreement, but invoiced fees
 * keep their rate. BUSINESS_RULE_VIOLATION: the case is closed, the day is in the future ("future") or too early
 * ("early"), or the document does not belong to the client or has not passed the malware scan ("document").
 */
export function recordAgreement(staff: Staff, { reference, agreedOn, rate, documentId }: Agreement, now: Instant) {
  return changeFacts(staff, { reference, fact: "fee-agreement", change: "changed", now }, async (tx, caseId) => {
    const agreed = await checkPastDay(tx, caseId, { day: agreedOn, now });
    if (!agreed.ok) return agreed;
    const document = await tx.document.count({
      where: { id: documentId, state: "clean", client: { cases: { some: { id: caseId } } } },
    });
    if (document === 0) return fail("BUSINESS_RULE_VIOLATION", { rule: "document" });
    const data = { agreedOn: dateFromDay(agreedOn), rateBasisPoints: rate, documentId, recordedById: staff.id };
    await tx.feeAgreement.upsert({ where: { caseId }, create: { caseId, ...data }, update: data });
    return ok(null);
  });
}

/**
 * Removes an agreement that was recorded by mistake. BUSINESS_RULE_VIOLATION: the case is closed, or a fee was invoiced
 * ("invoiced"). RESOURCE_CONFLICT: the agreement was removed before.
 */
export function removeAgreement(staff: Staff, { reference }: { readonly reference: string }, now: Instant) {
  return changeFacts(staff, { reference, fact: "fee-agreement", change: "removed", now }, async (tx, caseId) => {
    if ((await tx.successFee.count({ where: { caseId } })) > 0)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "invoiced" });
    const { count } = await tx.feeAgreement.deleteMany({ where: { caseId } });
    return count === 1 ? ok(null) : fail("RESOURCE_CONFLICT");
  });
}
