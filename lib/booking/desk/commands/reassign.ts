import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";

import type { StaffTarget } from "./change-booking";
import { reschedule } from "../../change/commands/reschedule";

type Reassignment = StaffTarget & { readonly adviserId: string; readonly emailsClient: boolean };

/**
 * Gives a coming appointment to another adviser and keeps its time. RESOURCE_NOT_FOUND: the booking does not exist, or
 * the staff member's scope excludes the booking or the new adviser. The other refusals are those of `reschedule`.
 */
export async function reassign(
  staff: Staff,
  { reference, version, adviserId, emailsClient }: Reassignment,
  now: Instant,
): Promise<Result<null, ErrorCode, "notice">> {
  const scope = scopeOf(staff, "bookings");
  const booking = await db.booking.findFirst({
    where: { ...withinScope(scope), reference },
    select: {
      id: true,
      adviserId: true,
      locale: true,
      meetingMode: true,
      serviceId: true,
      startsAt: true,
      email: true,
    },
  });
  const service = booking && (await findService(booking.serviceId));
  const isWithinScope = scope.advisers === "all" || scope.advisers.includes(adviserId);
  if (!booking || !service || !isWithinScope) return fail("RESOURCE_NOT_FOUND");
  const byStaff = { adviserId, version, emailsClient: emailsClient && booking.email !== null };
  const start = booking.startsAt.getTime();
  return reschedule(staff, { booking, service, start, noticeMinutes: 0, byStaff }, now);
}
