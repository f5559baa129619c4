import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { BookingBalance } from "../queries/balance";
import { issueCreditNote } from "./issue-credit-note";

type Refund = {
  readonly bookingId: string;
  readonly balance: BookingBalance;
  readonly amountMinor: number;
  /** The day on which the firm sent the money back. */
  readonly madeOn: Day;
  /** The reason appears on the client's credit note. */
  readonly reason: string;
  /** The invoice to credit. By default, the latest invoice of which enough is left to be credited. */
  readonly invoiceId?: string | undefined;
  readonly now: Instant;
};

/** The rules that can refuse a refund, as `recordRefund` explains them. */
export type RefundRule = "future" | "more-than-paid" | "more-than-invoice" | "more-than-owed";

/**
 * Records a refund for a booking that the caller has locked. If the refund is more than the firm owes the client,
 * issues a credit note for the difference. BUSINESS_RULE_VIOLATION: the firm does not hold enough of the client's money
 * ("more-than-paid"), the uncredited part of the invoice is smaller than the difference ("more-than-invoice"), or the
 * day is in the future ("future").
 */
export async function recordRefund(
  tx: Tx,
  by: Actor,
  { bookingId, balance, amountMinor, madeOn, reason, invoiceId, now }: Refund,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", RefundRule>> {
  if (madeOn > dayOf(now, firm().zone)) return fail("BUSINESS_RULE_VIOLATION", { rule: "future" });
  const leftMinor = balance.receivedMinor - balance.refundedMinor;
  if (amountMinor > leftMinor) return fail("BUSINESS_RULE_VIOLATION", { rule: "more-than-paid", leftMinor });

  const credited = await creditRefund(tx, by, { balance, amountMinor, reason, invoiceId, now });
  if (!credited.ok) return credited;
  await divideAmongPayments(tx, by, { bookingId, amountMinor, madeOn, creditNoteId: credited.value });
  await record(tx, by, {
    action: "payment.refunded",
    subjectKind: "booking",
    subjectId: bookingId,
    details: { amount: amountMinor, currency: balance.currency, day: madeOn },
  });
  return ok(null);
}

type Credited = Pick<Refund, "balance" | "amountMinor" | "reason" | "invoiceId" | "now">;

/**
 * Issues a credit note if a refund is more than the firm owes the client. The credit note is for the difference.
 * Returns its id, or null if there is no difference or no invoice.
 */
export async function creditRefund(
  tx: Tx,
  by: Actor,
  { balance, amountMinor, reason, invoiceId, now }: Credited,
): Promise<
  Result<string | null, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", "more-than-invoice" | "more-than-owed">
> {
  const coveredMinor = Math.max(0, -balance.owedMinor);
  const totalMinor = Math.max(0, amountMinor - coveredMinor);
  const invoices = balance.documents.filter(({ kind }) => kind === "invoice");
  if (totalMinor === 0 || invoices.length === 0) return ok(null);
  const chosen = invoices.findLast(
    ({ id, leftMinor }) => leftMinor >= totalMinor && (invoiceId === undefined || id === invoiceId),
  );
  if (!chosen) return fail("BUSINESS_RULE_VIOLATION", { rule: "more-than-invoice" });
  const credited = await issueCreditNote(tx, by, { invoiceId: chosen.id, totalMinor, reason, now });
  return credited.ok ? ok(credited.value.id) : credited;
}

type Refunds = Pick<Refund, "bookingId" | "amountMinor" | "madeOn"> & { readonly creditNoteId: string | null };

/**
 * Divides a refund among the booking's payments, card payments first, and queues the refunds to cards. Throws if the
 * payments hold less than the refund. Without the error, the audit log would record more than the refunds.
 */
async function divideAmongPayments(
  tx: Tx,
  by: Actor,
  { bookingId, amountMinor, madeOn, creditNoteId }: Refunds,
): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { bookingId, state: "paid" },
    orderBy: [{ provider: "desc" }, { paidAt: "asc" }, { createdAt: "asc" }],
    select: { id: true, provider: true, amountMinor: true, refundedMinor: true },
  });
  let left = amountMinor;
  for (const payment of payments) {
    const part = Math.min(left, payment.amountMinor - payment.refundedMinor);
    if (part === 0) continue;
    left -= part;
    const { id: refundId } = await tx.refund.create({
      data: {
        paymentId: payment.id,
        creditNoteId,
        amountMinor: part,
        madeAt: new Date(startOfDay(madeOn, firm().zone)),
        recordedById: by.kind === "staff" ? by.id : null,
      },
      select: { id: true },
    });
    if (payment.provider === "stripe") await enqueue(tx, { task: "card-refund", payload: { refundId } });
  }
  if (left !== 0)
    throw new Error(`${left} of a refund of ${amountMinor} belongs to no payment of booking ${bookingId}`);
}
