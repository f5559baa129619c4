import { requestPaymentJob } from "@/lib/booking/email-jobs";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { PaymentNotice } from "../notices";
import { changeAccount } from "./change-account";
import type { AccountTarget } from "./change-account";

const action = "payment.client-reminded";

/**
 * Sends the client an email about the unpaid invoice of an appointment. BUSINESS_RULE_VIOLATION: nothing is asked for,
 * the invoice is for a success fee, which has emails of its own, or the client has no email address ("state"), or such
 * an email went today ("today"). RESOURCE_NOT_FOUND and RESOURCE_CONFLICT: as for `changeAccount`.
 */
export function remindClient(
  staff: Staff,
  target: AccountTarget,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode, "state" | "today">> {
  return changeAccount(staff, { ...target, now }, async ({ id, status, balance }, tx) => {
    const { email } = await tx.booking.findUniqueOrThrow({ where: { id }, select: { email: true } });
    if (email === null || status === "cancelled" || balance.isForFee || balance.askedMinor === 0)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    const { zone } = firm();
    const sent = await tx.auditEvent.findMany({
      where: { subjectKind: "booking", subjectId: id, action },
      select: { at: true },
    });
    const today = startOfDay(dayOf(now, zone), zone);
    if (sent.some(({ at }) => at.getTime() >= today)) return fail("BUSINESS_RULE_VIOLATION", { rule: "today" });
    const copy = sent.length + 1;
    return ok({ audit: { action, details: { copy } }, jobs: [requestPaymentJob(id, copy)], value: "reminded" });
  });
}
