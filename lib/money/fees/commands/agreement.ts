import { changeFacts, checkPastDay } from "@/lib/cases/commands/change-facts";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

type Agreement = {
  readonly reference: string;
  readonly agreedOn: Day;
  /** The fee as a share of the recovered money, in hundredths of a percent. For example, 1250 means 12.5%. */
  readonly rate: number;
  /** The id of the signed agreement, which is one of the client's documents. */
  readonly documentId: string;
};

/**
 * Records the written agreement on a success fee for an open case. Replaces an earlier agreement, but invoiced fees
 * keep their rate. BUSINESS_RULE_VIOLATION: the case is closed ("closed"), the date of the agreement is in the future
 * ("future"), the date is before 1990 or before the client's birth ("early"), or the document cannot be used
 * ("document"). A document cannot be used if it belongs to another client, waits for its malware scan or was refused.
 * RESOURCE_NOT_FOUND: there is no such case, or the staff member may not open the client's file.
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
 * ("invoiced"). RESOURCE_CONFLICT: there is no agreement, for example because a colleague has already removed it.
 */
export function removeAgreement(staff: Staff, { reference }: { readonly reference: string }, now: Instant) {
  return changeFacts(staff, { reference, fact: "fee-agreement", change: "removed", now }, async (tx, caseId) => {
    if ((await tx.successFee.count({ where: { caseId } })) > 0)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "invoiced" });
    const { count } = await tx.feeAgreement.deleteMany({ where: { caseId } });
    return count === 1 ? ok(null) : fail("RESOURCE_CONFLICT");
  });
}
