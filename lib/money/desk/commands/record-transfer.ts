import { restore } from "@/lib/booking/change/commands/restore";
import { latePaymentJob } from "@/lib/booking/email-jobs";
import { issueInvoice } from "../../account/commands/issue-invoice";
import { recordPayment, storePayment } from "../../account/commands/record-payment";
import type { Transfer } from "../../account/commands/record-payment";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, mapOk, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { notBeforeInvoice } from "../not-before-invoice";
import type { PaymentNotice } from "../notices";
import { lockAccount } from "./lock-account";
import type { AccountTarget } from "./lock-account";

type Arrival = AccountTarget & { readonly amountMinor: number; readonly paidOn: Day };

/** The rules that can refuse a transfer: its day is in the future or before the first invoice, or it is too much. */
type TransferRule = "future" | "before-invoice" | "more-than-owed";

/**
 * Records money that arrived for a booking. A cancelled booking for which nothing is owed is restored if the amount is
 * the whole price and the appointment is still possible. If it is not restored, staff must send the money back.
 * VALIDATION_ERROR: the day is before the first invoice or in the future, or the amount is higher than what is owed.
 * For a cancelled booking for which nothing is owed, the amount may be up to the price. RESOURCE_NOT_FOUND and
 * RESOURCE_CONFLICT: as for `lockAccount`.
 */
export async function recordTransfer(
  staff: Staff,
  { reference, version, amountMinor, paidOn }: Arrival,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode, TransferRule>> {
  return db.$transaction(async (tx) => {
    const account = await lockAccount(tx, staff, { reference, version }, now);
    if (!account.ok) return account;
    const { id: bookingId, status, balance } = account.value;
    const dated = notBeforeInvoice(balance, paidOn);
    if (!dated.ok) return dated;
    const transfer = { bookingId, amountMinor, paidOn, now };
    if (status === "cancelled" && balance.owedMinor === 0) return recordLate(tx, staff, account.value, transfer);
    const recorded = await recordPayment(tx, staff, transfer);
    return mapOk(recorded, ({ leftMinor }) => (leftMinor === 0 ? "paid" : "partlyPaid"));
  });
}

type Released = { readonly priceMinor: number; readonly currency: string };

/**
 * Records money for a cancelled booking. A part of the price does not restore the appointment, because the rest might
 * never arrive.
 */
async function recordLate(
  tx: Tx,
  staff: Staff,
  { priceMinor, currency }: Released,
  transfer: Transfer,
): Promise<Result<PaymentNotice, ErrorCode, TransferRule>> {
  const { bookingId, amountMinor, paidOn, now } = transfer;
  if (paidOn > dayOf(now, firm().zone)) return fail("BUSINESS_RULE_VIOLATION", { rule: "future" });
  if (amountMinor > priceMinor) return fail("BUSINESS_RULE_VIOLATION", { rule: "more-than-owed" });
  if (amountMinor < priceMinor || !(await restore(tx, staff, bookingId, now))) {
    await storePayment(tx, staff, { bookingId, amountMinor, paidOn, currency });
    const { email, sequence } = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { email: true, sequence: true },
    });
    if (email !== null) await enqueueAll(tx, [latePaymentJob(bookingId, sequence)]);
    return ok("arrivedLate");
  }
  const issued = await issueInvoice(tx, { kind: "system" }, { bookingId, now });
  const recorded = issued.ok ? await recordPayment(tx, staff, transfer) : issued;
  // The error rolls back the transaction, so the booking stays cancelled.
  if (!recorded.ok) throw new Error(`The payment of a restored booking was refused: ${recorded.error}`);
  return ok("restored");
}
