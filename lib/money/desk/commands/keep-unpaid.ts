import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { PaymentNotice } from "../notices";
import { changeAccount } from "./change-account";
import type { AccountTarget } from "./change-account";

/**
 * Confirms an appointment although its invoice is not paid. The client must still pay the invoice.
 * BUSINESS_RULE_VIOLATION: the appointment is not awaiting payment. RESOURCE_NOT_FOUND and RESOURCE_CONFLICT: as for
 * `changeAccount`.
 */
export function keepUnpaid(
  staff: Staff,
  target: AccountTarget,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode, "state">> {
  return changeAccount(staff, { ...target, now }, ({ status }) =>
    status === "awaiting_payment"
      ? ok({ data: { status: "confirmed" }, audit: { action: "booking.kept-unpaid" }, value: "kept" })
      : fail("BUSINESS_RULE_VIOLATION", { rule: "state" }),
  );
}
