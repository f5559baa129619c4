import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { PaymentNotice } from "../notices";
import { changeAccount } from "./change-account";
import type { AccountTarget } from "./change-account";

type Removal = AccountTarget & { readonly paymentId: string };

/**
 * Removes a transfer that was recorded by mistake. The client then owes the amount again. The audit log keeps the
 * amount and the day of the transfer. BUSINESS_RULE_VIOLATION: the booking has no invoice or no such transfer, or the
 * transfer has a refund. RESOURCE_NOT_FOUND and RESOURCE_CONFLICT: as for `changeAccount`.
 */
export function removePayment(
  staff: Staff,
  { reference, version, paymentId }: Removal,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode>> {
  return changeAccount(staff, { reference, version, now }, async ({ id: bookingId, balance }, tx) => {
    const payment = await tx.payment.findFirst({
      where: { id: paymentId, bookingId, provider: "invoice", refunds: { none: {} } },
      select: { id: true, amountMinor: true, currency: true, paidAt: true },
    });
    if (!payment?.paidAt || balance.documents.length === 0) return fail("BUSINESS_RULE_VIOLATION");
    await tx.payment.delete({ where: { id: payment.id }, select: { id: true } });
    const { amountMinor: amount, currency, paidAt } = payment;
    const details = { amount, currency, day: dayOf(paidAt.getTime(), firm().zone) };
    return ok({ audit: { action: "payment.removed", details }, value: "removed" });
  });
}
