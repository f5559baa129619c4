import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { cancelJobs, enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { closeOpenCardPayments, returnCardMoney } from "@/lib/money/account/commands/return-card-money";
import { creditInvoices } from "@/lib/money/account/commands/credit-invoices";
import { encrypt } from "@/lib/platform/security/encryption";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { bookingEmailJobs, reminderKeys } from "../../email-jobs";
import { endOffer } from "../../days-off/commands/end-offer";
import { statesBefore } from "../../states";
import type { BookingState } from "../../states";

type Cancellation = {
  readonly id: string;
  /** The start that the user saw. If the booking now has a different start, it is not cancelled. */
  readonly expectedStart?: Instant | undefined;
  readonly reason: string | undefined;
  /** The booking can be cancelled until this many minutes before its start. 0 for a withdrawal. */
  readonly noticeMinutes: number;
  /**
   * Set if the client withdraws from the contract. The calling function has checked that the client may withdraw, also
   * after the start, while the booking is in one of these states.
   */
  readonly withdrawsFrom?: readonly BookingState[];
};

/**
 * Cancels a booking and frees its time. RESOURCE_CONFLICT: the booking is not open, or its start is not the expected
 * one. BUSINESS_RULE_VIOLATION: the start is too near.
 */
export async function cancel(
  by: Actor,
  { id, expectedStart, reason, noticeMinutes, withdrawsFrom }: Cancellation,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "notice">> {
  return db.$transaction(async (tx) => {
    const isWithdrawal = withdrawsFrom !== undefined;
    const startsAt = expectedStart === undefined ? {} : { equals: new Date(expectedStart) };
    const expected = { id, status: { in: [...(withdrawsFrom ?? statesBefore("cancelled"))] } };
    const inTime = isWithdrawal ? {} : { gt: new Date(now + noticeMinutes * msPerMinute) };
    const [changed] = await tx.booking.updateManyAndReturn({
      where: { ...expected, startsAt: { ...startsAt, ...inTime } },
      data: {
        status: "cancelled",
        cancelledAt: new Date(now),
        withdrawnAt: isWithdrawal ? new Date(now) : null,
        completedAt: null,
        noShowAt: null,
        cancelReasonCipher: reason ? encrypt(reason, "bookings.cancel_reason") : null,
        sequence: { increment: 1 },
      },
      select: { sequence: true, startsAt: true },
    });
    if (!changed) {
      const isAsExpected = (await tx.booking.count({ where: { ...expected, startsAt } })) > 0;
      return isAsExpected ? fail("BUSINESS_RULE_VIOLATION", { rule: "notice" }) : fail("RESOURCE_CONFLICT");
    }
    await completeCancellation(tx, by, { id, ...changed, hasReason: Boolean(reason), isWithdrawal, now });
    return ok(null);
  });
}

type Cancelled = {
  readonly id: string;
  readonly startsAt: Date;
  readonly sequence: number;
  readonly hasReason: boolean;
  readonly isWithdrawal?: boolean;
  readonly emailsClient?: boolean;
  readonly now: Instant;
};

/**
 * Completes a cancellation: frees the time, writes the audit row, credits the remaining amounts of the invoices,
 * refunds card payments, closes open card payments, and replaces the reminders with the cancellation emails.
 */
export async function completeCancellation(
  tx: Tx,
  by: Actor,
  { hasReason, isWithdrawal, ...booking }: Cancelled,
): Promise<void> {
  const { id, emailsClient = true } = booking;
  await tx.occupiedTime.deleteMany({ where: { bookingId: id } });
  await endOffer(tx, id, { outcome: "cancelled", now: booking.now });
  await record(tx, by, {
    action: isWithdrawal ? "booking.withdrawn" : "booking.cancelled",
    subjectKind: "booking",
    subjectId: id,
    details: { hasReason, emailed: emailsClient },
  });
  await creditInvoices(tx, by, id, booking.now);
  await returnCardMoney(tx, by, id, booking.now);
  await closeOpenCardPayments(tx, id);
  await cancelJobs(tx, reminderKeys(id));
  await enqueueAll(tx, bookingEmailJobs({ ...booking, kind: "cancelled" }));
}
