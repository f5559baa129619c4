import { firm } from "@/lib/firm/settings-snapshot";
import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { versioned } from "@/lib/platform/versioned";

import { findAccount } from "../queries/account";

/** The booking for which a staff member changes payments, and the version that the staff member's page shows. */
export type AccountTarget = { readonly reference: string; readonly version: number };

/**
 * Changes the payments of a booking as a staff member. RESOURCE_NOT_FOUND: the booking is unknown, is outside the staff
 * member's scope, or has neither invoices nor payments. RESOURCE_CONFLICT: the booking or its payments have changed
 * since the page was rendered.
 */
export const changeAccount = versioned({
  subjectKind: "booking",
  lock: (tx, { reference }: AccountTarget & { readonly now: Instant }) => lockRow(tx, "bookings", { reference }),
  find: (tx, staff, { reference, now }) => findAccount(staff, reference, dayOf(now, firm().zone), tx),
  store: (tx, id, data: Prisma.BookingUpdateInput) => tx.booking.update({ where: { id }, data, select: { id: true } }),
});
