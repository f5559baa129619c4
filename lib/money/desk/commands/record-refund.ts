import { recordRefund } from "../../account/commands/record-refund";
import type { RefundRule } from "../../account/commands/record-refund";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, mapOk } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { notBeforeInvoice } from "../not-before-invoice";
import type { PaymentNotice } from "../notices";
import { changeAccount } from "./change-account";
import type { AccountTarget } from "./change-account";

type Refund = AccountTarget & {
  readonly amountMinor: number;
  readonly madeOn: Day;
  readonly reason: string | undefined;
  /** The invoice to credit. The form asks for it if several invoices can be credited. */
  readonly invoiceId?: string | undefined;
};

/**
 * Records money that was sent back to the client. If the amount is more than the firm owes the client, a credit note
 * for the difference is issued. BUSINESS_RULE_VIOLATION: as for `recordRefund`, or the day is before the first invoice
 * ("before-invoice"). VALIDATION_ERROR: the credit note has no reason. RESOURCE_NOT_FOUND and RESOURCE_CONFLICT: as for
 * `changeAccount`.
 */
export function recordRefundByStaff(
  staff: Staff,
  { reference, version, reason, ...refund }: Refund,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode, RefundRule | "before-invoice">> {
  return changeAccount(staff, { reference, version, now }, async ({ id: bookingId, balance }, tx) => {
    const dated = notBeforeInvoice(balance, refund.madeOn);
    if (!dated.ok) return dated;
    const isCredited = refund.amountMinor <= -balance.owedMinor;
    // A refund of more than the firm owes needs a credit note, and a credit note needs a reason. The form asks for a
    // reason only if the firm owes the client nothing. Otherwise, staff cannot enter a reason, so the error is about
    // the amount.
    const codes = balance.owedMinor < 0 ? { amount: ["moreThanToRefund"] } : { reason: ["required"] };
    if (reason === undefined && !isCredited) return fail("VALIDATION_ERROR", { codes });
    const recorded = await recordRefund(tx, staff, { bookingId, balance, ...refund, reason: reason ?? "", now });
    return mapOk(recorded, () => ({ value: "refunded" as const }));
  });
}
