import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { findBalance } from "../queries/balance";

export type Transfer = {
  readonly bookingId: string;
  readonly amountMinor: number;
  /** The day on which the money arrived. */
  readonly paidOn: Day;
  readonly now: Instant;
};

/**
 * Records a bank transfer for an invoiced booking. If the booking awaits payment and the transfer is all that is still
 * owed, the booking is confirmed. BUSINESS_RULE_VIOLATION: the transfer is more than is owed ("more-than-owed"), or its
 * day is in the future ("future"). RESOURCE_NOT_FOUND: the booking does not exist, or nothing was invoiced or received.
 */
export async function recordPayment(
  tx: Tx,
  by: Actor,
  { bookingId, amountMinor, paidOn, now }: Transfer,
): Promise<
  Result<{ readonly leftMinor: number }, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", "future" | "more-than-owed">
> {
  // The lock makes other payments for this booking wait, so that each payment is checked against the latest balance.
  await tx.$queryRaw`select from bookings where id = ${bookingId}::uuid for update`;
  const today = dayOf(now, firm().zone);
  const balance = await findBalance(bookingId, today, tx);
  if (!balance) return fail("RESOURCE_NOT_FOUND");
  if (paidOn > today) return fail("BUSINESS_RULE_VIOLATION", { rule: "future" });
  const owedMinor = Math.max(0, balance.owedMinor);
  if (amountMinor > owedMinor) return fail("BUSINESS_RULE_VIOLATION", { rule: "more-than-owed", leftMinor: owedMinor });
  await storePayment(tx, by, { bookingId, amountMinor, paidOn, currency: balance.currency });
  if (amountMinor === owedMinor)
    await tx.booking.updateMany({
      where: { id: bookingId, status: "awaiting_payment" },
      data: { status: "confirmed" },
    });
  return ok({ leftMinor: owedMinor - amountMinor });
}

type Received = Pick<Transfer, "bookingId" | "amountMinor" | "paidOn"> & { readonly currency: string };

/**
 * Stores a bank transfer without comparing it with the amount owed, for example a transfer that arrives after the
 * invoice was cancelled.
 */
export async function storePayment(
  tx: Tx,
  by: Actor,
  { bookingId, amountMinor, paidOn, currency }: Received,
): Promise<void> {
  await tx.payment.create({
    data: {
      bookingId,
      amountMinor,
      currency,
      provider: "invoice",
      state: "paid",
      paidAt: new Date(startOfDay(paidOn, firm().zone)),
      recordedById: by.kind === "staff" ? by.id : null,
    },
    select: { id: true },
  });
  await record(tx, by, {
    action: "payment.recorded",
    subjectKind: "booking",
    subjectId: bookingId,
    details: { amount: amountMinor, currency, day: paidOn },
  });
}
