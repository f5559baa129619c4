import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { isOpen } from "../../states";
import { changeBooking } from "./change-booking";
import type { StaffTarget } from "./change-booking";

/**
 * How many copies of one booking's confirmation may be sent in 24 hours. The limit of emails to one recipient also
 * applies.
 */
const maxCopies = 3;

const action = "booking.confirmation-resent";

/**
 * Queues another copy of the confirmation with the booking's current details. BUSINESS_RULE_VIOLATION: the booking is
 * not open, or `maxCopies` copies were sent in the last 24 hours.
 */
export function resendConfirmation(
  staff: Staff,
  target: StaffTarget,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "state" | "copies">> {
  return changeBooking(staff, target, async (booking, tx) => {
    const { id, sequence } = booking;
    if (!isOpen(booking)) return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    const earlier = await tx.auditEvent.findMany({
      where: { subjectKind: "booking", subjectId: id, action },
      select: { details: true },
    });
    const times = earlier.map(({ details }) => Date.parse((details as { readonly requestedAt: string }).requestedAt));
    if (times.filter((at) => at > now - msPerDay).length >= maxCopies)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "copies" });
    const copy = times.length + 1;
    // The confirmation contains the instructions on withdrawal. A caller without an email address has not got them yet.
    await tx.booking.updateMany({
      where: { id, email: { not: null }, consumerLaw: { not: "no_right" }, withdrawalInformedAt: null },
      data: { withdrawalInformedAt: new Date(now) },
    });
    return ok({
      audit: { action, details: { copy, sequence, requestedAt: new Date(now).toISOString() } },
      jobs: [{ job: { task: "booking-email", payload: { bookingId: id, kind: "confirmed", sequence, copy } } }],
      value: null,
    });
  });
}
