import { recordRefund } from "@/lib/payments/commands/record-refund";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { fieldRefusal, notBeforeInvoice } from "../field-refusal";
import type { PaymentNotice } from "../notices";
import { lockAccount } from "./lock-account";
import type { AccountTarget } from "./lock-account";

type Return = AccountTarget & {
  readonly amountMinor: number;
  readonly madeOn: Day;
  readonly reason: string | undefined;
  /** The invoice to credit. It is set if the booking has several invoices. */
  readonly invoiceId?: string | undefined;
};

/**
 * Records money that was sent back to the client. VALIDATION_ERROR: the amount is higher than the paid money or the
 * rest of the invoice, the day is before the invoice or in the future, or a new credit note has no reason.
 */
export async function recordReturn(
  staff: Staff,
  { reference, version, reason, ...refund }: Return,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode>> {
  return db.$transaction(async (tx) => {
    const account = await lockAccount(tx, staff, { reference, version }, now);
    if (!account.ok) return account;
    const { id: bookingId, balance } = account.value;
    const dated = notBeforeInvoice(balance, refund.madeOn);
    if (!dated.ok) return dated;
    const isCredited = refund.amountMinor <= -balance.owedMinor;
    // The form has no field for a reason if a cancellation has issued the credit note. The error then belongs to the
    // amount.
    const codes = balance.owedMinor < 0 ? { amount: ["moreThanToRefund"] } : { reason: ["required"] };
    if (reason === undefined && !isCredited) return fail("VALIDATION_ERROR", { codes });
    const recorded = await recordRefund(tx, staff, { bookingId, ...refund, reason: reason ?? "", now });
    return recorded.ok ? ok("refunded") : fieldRefusal(recorded);
  });
}

/**
 * Confirms an appointment although its invoice is not paid. The client still owes the invoice.
 * BUSINESS_RULE_VIOLATION: the appointment is not awaiting payment.
 */
export async function keepUnpaid(
  staff: Staff,
  target: AccountTarget,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode>> {
  return db.$transaction(async (tx) => {
    const account = await lockAccount(tx, staff, target, now);
    if (!account.ok) return account;
    const { id, status } = account.value;
    if (status !== "awaiting_payment") return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    await tx.booking.update({ where: { id }, data: { status: "confirmed" }, select: { id: true } });
    await record(tx, staff, { action: "booking.kept-unpaid", subjectKind: "booking", subjectId: id });
    return ok("kept");
  });
}
