import { invoiceReminderJob } from "@/lib/booking/email-jobs";
import type { Staff } from "@/lib/platform/auth/staff";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import { lockRow } from "@/lib/platform/db/lock";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { versioned } from "@/lib/platform/versioned";

import { issueInvoice } from "../../account/commands/issue-invoice";
import { termUntil } from "../../account/term";
import type { PaymentNotice } from "../notices";
import type { AccountTarget } from "./change-account";

const changeBooking = versioned({
  subjectKind: "booking",
  lock: (tx, { reference }: AccountTarget) => lockRow(tx, "bookings", { reference }),
  find: (tx, staff, { reference }) =>
    tx.booking.findFirst({
      where: { ...withinScope(scopeOf(staff, "bookings")), reference },
      select: { id: true, version: true, status: true, email: true },
    }),
  store: () => Promise.resolve(),
});

/** The states of a booking whose price can be invoiced. Another state has an invoice, or owes none. */
const invoicedStates: readonly string[] = ["confirmed", "completed", "no_show"];

/**
 * Issues the invoice for a booking that was made without one, and queues its reminder. BUSINESS_RULE_VIOLATION: the
 * booking is free ("free"), or was cancelled or waits for a card payment ("state"). RESOURCE_ALREADY_EXISTS: it has an
 * invoice. RESOURCE_NOT_FOUND and RESOURCE_CONFLICT: as for `versioned`.
 */
export function makeInvoice(
  staff: Staff,
  target: AccountTarget,
  now: Instant,
): Promise<Result<PaymentNotice, ErrorCode, "state" | "free">> {
  return changeBooking(staff, target, async ({ id, status, email }, tx) => {
    if (!invoicedStates.includes(status)) return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    const issued = await issueInvoice(tx, staff, { bookingId: id, now });
    if (!issued.ok) return issued;
    const { dueOn } = await tx.invoice.findUniqueOrThrow({ where: { id: issued.value.id }, select: { dueOn: true } });
    const remindAt = dueOn && termUntil(dayFromDate(dueOn), now).remindAt;
    return ok({ jobs: email !== null && remindAt ? [invoiceReminderJob(id, remindAt)] : [], value: "invoiced" });
  });
}
