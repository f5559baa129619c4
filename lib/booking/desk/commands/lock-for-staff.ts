import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/** The booking that a staff member changes, and the version that their page was rendered from. */
export type StaffTarget = { readonly reference: string; readonly version: number };

const lockedFields = {
  id: true,
  status: true,
  startsAt: true,
  endsAt: true,
  sequence: true,
  version: true,
  adviserId: true,
  serviceId: true,
  locale: true,
  meetingMode: true,
  completedAt: true,
  noShowAt: true,
} as const;

export type LockedBooking = Awaited<ReturnType<typeof findLocked>>;

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

/**
 * Locks a booking until the transaction ends. RESOURCE_NOT_FOUND: the staff member's scope has no booking with this
 * reference. RESOURCE_CONFLICT: the booking has changed since the page was rendered.
 */
export async function lockForStaff(
  tx: Tx,
  staff: Staff,
  { reference, version }: StaffTarget,
): Promise<Result<NonNullable<LockedBooking>, Refusal>> {
  await tx.$queryRaw`select from bookings where reference = ${reference} for update`;
  const booking = await findLocked(tx, staff, reference);
  if (!booking) return fail("RESOURCE_NOT_FOUND");
  return booking.version === version ? ok(booking) : fail("RESOURCE_CONFLICT");
}

function findLocked(tx: Tx, staff: Staff, reference: string) {
  return tx.booking.findFirst({
    where: { ...withinScope(scopeOf(staff, "bookings")), reference },
    select: lockedFields,
  });
}
