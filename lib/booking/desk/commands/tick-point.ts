import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { Point } from "../points";

type Tick = { readonly reference: string; readonly point: Point; readonly isCovered: boolean };

/**
 * Ticks a point of an appointment as covered, or takes the tick away. A tick that is already there keeps its staff
 * member and its time. RESOURCE_NOT_FOUND: the booking is outside the staff member's scope.
 */
export async function tickPoint(
  staff: Staff,
  { reference, point, isCovered }: Tick,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const booking = await tx.booking.findFirst({
      where: { ...withinScope(scopeOf(staff, "bookings")), reference },
      select: { id: true },
    });
    if (!booking) return fail("RESOURCE_NOT_FOUND");
    const row = { bookingId: booking.id, point };
    const { count } = isCovered
      ? await tx.bookingPoint.createMany({
          data: [{ ...row, coveredById: staff.id, coveredAt: new Date(now) }],
          skipDuplicates: true,
        })
      : await tx.bookingPoint.deleteMany({ where: row });
    if (count > 0)
      await record(tx, staff, {
        action: isCovered ? "booking.point-covered" : "booking.point-reopened",
        subjectKind: "booking",
        subjectId: booking.id,
        details: { point },
      });
    return ok(null);
  });
}
