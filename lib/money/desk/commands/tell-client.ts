import { bankNewsJob } from "@/lib/booking/email-jobs";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { PaymentNotice } from "../notices";
import { untoldNews } from "../queries/untold-news";
import { lockAccount } from "./lock-account";
import type { AccountTarget } from "./lock-account";

/**
 * Sends the client the email about the bank's decision that the staff member has read. BUSINESS_RULE_VIOLATION: there
 * is no decision, the client was told about it before, or the client has no email address. RESOURCE_NOT_FOUND and
 * RESOURCE_CONFLICT: as for `lockAccount`.
 */
export async function tellClient(
  staff: Staff,
  target: AccountTarget,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode>> {
  return db.$transaction(async (tx) => {
    const account = await lockAccount(tx, staff, target, now);
    if (!account.ok) return account;
    const { id, balance } = account.value;
    const untold = await untoldNews(id, balance, tx);
    const { email } = await tx.booking.findUniqueOrThrow({ where: { id }, select: { email: true } });
    if (!untold || email === null) return fail("BUSINESS_RULE_VIOLATION");
    const { news, copy } = untold;
    await record(tx, staff, {
      action: "payment.client-told",
      subjectKind: "booking",
      subjectId: id,
      details: { news },
    });
    await enqueueAll(tx, [bankNewsJob(id, { news, copy })]);
    return ok("told");
  });
}
