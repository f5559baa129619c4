import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { changeBooking } from "../../desk/commands/change-booking";
import type { StaffTarget } from "../../desk/commands/change-booking";
import { isOpen } from "../../states";
import { textKey } from "../text-key";
import type { TextKind } from "../text-body";

/**
 * Records that a staff member sent a text by hand. The text has the key of the automatic one, so a provider that is
 * connected later does not send it again. BUSINESS_RULE_VIOLATION: the appointment is over or cancelled.
 * RESOURCE_CONFLICT: the booking has changed, or the text was recorded before.
 */
export function recordByHand(
  staff: Staff,
  { kind, ...target }: StaffTarget & { readonly kind: TextKind },
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "state">> {
  return changeBooking(staff, target, async (booking, tx) => {
    const { id: bookingId, sequence, startsAt } = booking;
    if (!isOpen(booking) || startsAt.getTime() <= now) return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    const at = new Date(now);
    const { count } = await tx.textMessage.createMany({
      data: [
        {
          bookingId,
          kind,
          deliveryKey: textKey({ bookingId, kind, sequence }),
          state: "by-hand",
          startedAt: at,
          attemptedAt: at,
          sentAt: at,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    return ok({ audit: { action: "booking.text-sent-by-hand", details: { kind } }, value: null });
  });
}
