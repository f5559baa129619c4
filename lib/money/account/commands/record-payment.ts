import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { BookingBalance } from "../queries/balance";

type Payment = {
  readonly bookingId: string;
  readonly balance: Pick<BookingBalance, "currency" | "owedMinor">;
  readonly amountMinor: number;
  /** The day on which the money arrived. */
  readonly paidOn: Day;
  readonly now: Instant;
};

/**
 * Records a bank transfer for a booking that the caller has locked. If the booking awaits payment and the transfer is
 * all that is still owed, or more, the booking is confirmed. `leftMinor` is what is still owed. It is negative if more
 * money arrived: the firm must send the difference back. BUSINESS_RULE_VIOLATION: the day is in the future ("future").
 */
export async function recordPayment(
  tx: Tx,
  by: Actor,
  { bookingId, balance, amountMinor, paidOn, now }: Payment,
): Promise<Result<{ readonly leftMinor: number }, "BUSINESS_RULE_VIOLATION", "future">> {
  if (paidOn > dayOf(now, firm().zone)) return fail("BUSINESS_RULE_VIOLATION", { rule: "future" });
  const { currency } = balance;
  const owedMinor = Math.max(0, balance.owedMinor);
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
  if (amountMinor >= owedMinor)
    await tx.booking.updateMany({
      where: { id: bookingId, status: "awaiting_payment" },
      data: { status: "confirmed" },
    });
  return ok({ leftMinor: owedMinor - amountMinor });
}
