import { bankNewsJob } from "@/lib/booking/email-jobs";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { PaymentNotice } from "../notices";
import { untoldNews } from "../queries/untold-news";
import { changeAccount } from "./change-account";
import type { AccountTarget } from "./change-account";

/**
 * Sends the client the email about the bank's decision that the staff member has read. BUSINESS_RULE_VIOLATION: there
 * is no decision, the client was told about it before, or the client has no email address. RESOURCE_NOT_FOUND and
 * RESOURCE_CONFLICT: as for `changeAccount`.
 */
export function tellClient(
  staff: Staff,
  target: AccountTarget,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode>> {
  return changeAccount(staff, { ...target, now }, async ({ id, balance }, tx) => {
    const untold = await untoldNews(id, balance, tx);
    const { email } = await tx.booking.findUniqueOrThrow({ where: { id }, select: { email: true } });
    if (!untold || email === null) return fail("BUSINESS_RULE_VIOLATION");
    const { news, copy } = untold;
    return ok({
      audit: { action: "payment.client-told", details: { news } },
      jobs: [bankNewsJob(id, { news, copy })],
      value: "told",
    });
  });
}
