import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { clientMessageColumns } from "../client-message";
import { isOpen } from "../../states";
import { completeCancellation } from "../../change/commands/cancel";
import { changeBooking } from "./change-booking";
import type { StaffTarget } from "./change-booking";

type Cancellation = StaffTarget & {
  /** Colleagues read the reason. The client does not see it. */
  readonly reason: string;
  /** A text for the client, which the email about the cancellation contains. */
  readonly message?: string | undefined;
  readonly emailsClient: boolean;
};

/**
 * Cancels an open booking, even if its start has passed. RESOURCE_NOT_FOUND: the staff member's scope has no booking
 * with this reference. RESOURCE_CONFLICT: the booking has changed since the page was rendered. BUSINESS_RULE_VIOLATION:
 * the booking is not open.
 */
export function cancelByStaff(
  staff: Staff,
  { reason, message, emailsClient, ...target }: Cancellation,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "state" | "notice">> {
  return changeBooking(staff, target, async (booking, tx) => {
    if (!isOpen(booking)) return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    const { id, startsAt } = booking;
    const sequence = booking.sequence + 1;
    await tx.booking.update({
      where: { id },
      data: {
        status: "cancelled",
        cancelledAt: new Date(now),
        cancelReasonCipher: encrypt(reason, "bookings.cancel_reason"),
        sequence,
        ...clientMessageColumns(emailsClient ? message : undefined, sequence),
      },
      select: { id: true },
    });
    await completeCancellation(tx, staff, { id, startsAt, sequence, hasReason: true, emailsClient, now });
    return ok({ value: null });
  });
}
