import { restore } from "@/lib/booking/change/commands/restore";
import { latePaymentJob } from "@/lib/booking/email-jobs";
import { issueInvoice } from "../../account/commands/issue-invoice";
import { recordPayment } from "../../account/commands/record-payment";
import { findBalance } from "../../account/queries/balance";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { mapOk } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import type { Change } from "@/lib/platform/versioned";

import { notBeforeInvoice } from "../not-before-invoice";
import type { PaymentNotice } from "../notices";
import type { Account } from "../queries/account";
import { changeAccount } from "./change-account";
import type { AccountTarget } from "./change-account";

type Arrival = { readonly amountMinor: number; readonly paidOn: Day };

/** The rules that can refuse a payment: its day is in the future or before the first invoice. */
type PaymentRule = "future" | "before-invoice";

/**
 * Records money that arrived for a booking. A cancelled booking for which nothing is owed is restored if the amount is
 * at least the whole price and the appointment is still possible. If it is not restored, staff must send the money
 * back. They must also send back what is more than is owed. BUSINESS_RULE_VIOLATION: the day is before the first
 * invoice or in the future. RESOURCE_NOT_FOUND and RESOURCE_CONFLICT: as for `changeAccount`.
 */
export function recordPaymentByStaff(
  staff: Staff,
  { reference, version, ...arrival }: AccountTarget & Arrival,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode, PaymentRule>> {
  return changeAccount(staff, { reference, version, now }, async (account, tx) => {
    const { id: bookingId, status, balance } = account;
    const dated = notBeforeInvoice(balance, arrival.paidOn);
    if (!dated.ok) return dated;
    if (status === "cancelled" && balance.owedMinor === 0) return recordLate(tx, staff, account, { ...arrival, now });
    const recorded = await recordPayment(tx, staff, { bookingId, balance, ...arrival, now });
    return mapOk(recorded, ({ leftMinor }) => ({ value: noticeFor(leftMinor) }));
  });
}

function noticeFor(leftMinor: number): PaymentNotice {
  if (leftMinor < 0) return "overpaid";
  return leftMinor === 0 ? "paid" : "partlyPaid";
}

type Recorded = Result<Change<never, PaymentNotice>, "BUSINESS_RULE_VIOLATION", PaymentRule>;

/**
 * Records money for a cancelled booking. A part of the price does not restore the appointment, because the rest might
 * never arrive.
 */
async function recordLate(
  tx: Tx,
  staff: Staff,
  { id: bookingId, priceMinor, currency }: Account,
  { now, ...arrival }: Arrival & { readonly now: Instant },
): Promise<Recorded> {
  const today = dayOf(now, firm().zone);
  const isWhole = arrival.amountMinor >= priceMinor && arrival.paidOn <= today;
  if (!isWhole || !(await restore(tx, staff, bookingId, now))) {
    const recorded = await recordPayment(tx, staff, {
      bookingId,
      balance: { currency, owedMinor: priceMinor },
      ...arrival,
      now,
    });
    const { email, sequence } = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { email: true, sequence: true },
    });
    const jobs = email === null ? [] : [latePaymentJob(bookingId, sequence)];
    return mapOk(recorded, () => ({ jobs, value: "arrivedLate" }));
  }
  const issued = await issueInvoice(tx, { kind: "system" }, { bookingId, now });
  const balance = issued.ok && (await findBalance(bookingId, today, tx));
  const recorded = balance && (await recordPayment(tx, staff, { bookingId, balance, ...arrival, now }));
  // The error rolls back the transaction, so the booking stays cancelled.
  if (!recorded || !recorded.ok) throw new Error(`The payment of the restored booking ${bookingId} was refused`);
  return mapOk(recorded, ({ leftMinor }) => ({ value: leftMinor < 0 ? "overpaid" : "restored" }));
}
