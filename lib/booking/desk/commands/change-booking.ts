import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { versioned } from "@/lib/platform/versioned";

/** The booking that a staff member changes, and the version that their page was rendered from. */
export type StaffTarget = { readonly reference: string; readonly version: number };

const columns = {
  id: true,
  status: true,
  startsAt: true,
  sequence: true,
  version: true,
  completedAt: true,
  noShowAt: true,
} as const;

/** How staff lock and change the bookings of their scope. A trigger of the database increments the version. */
export const bookingKind = {
  subjectKind: "booking",
  lock: (tx: Tx, { reference }: StaffTarget) => lockRow(tx, "bookings", { reference }),
  find: (tx: Tx, staff: Staff, { reference }: StaffTarget) =>
    tx.booking.findFirst({ where: { ...withinScope(scopeOf(staff, "bookings")), reference }, select: columns }),
  store: (tx: Tx, id: string, data: Prisma.BookingUncheckedUpdateInput) =>
    tx.booking.update({ where: { id }, data, select: { id: true } }),
} as const;

/**
 * Changes a booking as a staff member. RESOURCE_NOT_FOUND: the staff member's scope has no booking with this reference.
 * RESOURCE_CONFLICT: the booking has changed since the page was rendered.
 */
export const changeBooking = versioned(bookingKind);
