import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";

import { findMovable } from "../../change/queries/movable";
import { reschedule } from "../../change/commands/reschedule";

type StaffMove = {
  readonly reference: string;
  readonly version: number;
  readonly adviserId: string;
  readonly start: Instant;
  readonly emailsClient: boolean;
  readonly earlyStart: boolean;
  readonly message: string | undefined;
};

/**
 * Moves a booking to the given time and adviser. RESOURCE_NOT_FOUND: the staff member may not change this booking, or
 * may not change this adviser's calendar. VALIDATION_ERROR: the booking already has this time and adviser, or
 * the client must request the new time expressly.
 */
export async function moveByStaff(
  staff: Staff,
  move: StaffMove,
  now: Instant,
): Promise<Result<null, ErrorCode, "notice">> {
  const scope = scopeOf(staff, "bookings");
  const booking = await findMovable(scope, move.reference);
  const service = booking && (await findService(booking.serviceId));
  const isOwn = scope.advisers === "all" || scope.advisers.includes(move.adviserId);
  if (!booking || !service || !isOwn) return fail("RESOURCE_NOT_FOUND");
  const { adviserId, version, emailsClient, message, start, earlyStart } = move;
  // If the booking already has this time and adviser, and its version is newer than the request's, the request is
  // probably a repeat of one that succeeded. Such a request is not refused here, and `reschedule` changes nothing.
  const isThere = booking.startsAt.getTime() === start && booking.adviserId === adviserId;
  if (isThere && booking.version === version) return invalidField("startTime", "timeUnchanged");
  const byStaff = { adviserId, version, emailsClient: emailsClient && booking.hasEmail, message };
  const change = { booking, service, start, noticeMinutes: 0, requestsEarlyStart: earlyStart, byStaff };
  return reschedule({ kind: "staff", id: staff.id }, change, now);
}
