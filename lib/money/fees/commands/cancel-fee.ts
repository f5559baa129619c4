import { changeCase } from "@/lib/cases/commands/change-case";
import { remainingMinor } from "../../account/balance";
import { issueCreditNote } from "../../account/commands/issue-credit-note";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, mapOk } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

type TakeBack = {
  readonly reference: string;
  readonly id: string;
  /** The reason appears on the client's credit note. */
  readonly reason: string;
};

/**
 * Cancels the invoice of a success fee. A credit note is issued for the invoice's total minus its earlier credit notes.
 * If the client has paid the invoice, staff must refund the money. RESOURCE_CONFLICT: the invoice was cancelled before.
 * RESOURCE_NOT_FOUND: the case has no such fee, or the staff member may not open the client's file.
 */
export function cancelFee(
  staff: Staff,
  { reference, id, reason }: TakeBack,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "more-than-owed">> {
  return changeCase(staff, { reference, now }, async ({ id: caseId }, tx) => {
    const invoice = await tx.invoice.findFirst({
      where: { successFee: { id, caseId } },
      select: { id: true, totalMinor: true, creditNotes: { select: { totalMinor: true } } },
    });
    if (!invoice) return fail("RESOURCE_NOT_FOUND");
    const left = remainingMinor(invoice);
    if (left === 0) return fail("RESOURCE_CONFLICT");
    const credited = await issueCreditNote(tx, staff, { invoiceId: invoice.id, totalMinor: left, reason, now });
    return mapOk(credited, () => ({ audit: { action: "case.fee-taken-back" }, value: null }));
  });
}
