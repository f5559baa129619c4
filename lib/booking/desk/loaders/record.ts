import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { textOf } from "@/lib/services/service";
import { findService } from "@/lib/services/queries";
import { scopeOf } from "@/lib/platform/auth/scope";

import { openBookingRecord } from "../reads/open-record";
import { listHistory } from "../queries/history";
import { listAdvisers } from "../queries/table";
import { findUndelivered } from "../queries/undelivered";
import type { Undelivered } from "../table-row";
import { mayOpen, needsToReadClients } from "@/lib/platform/auth/dashboard-routes";

/**
 * Loads a booking and its history for the booking's page in the dashboard. Returns undefined for an unknown reference,
 * and also for a booking outside the staff member's scope. The page must not reveal that a booking outside the scope
 * exists.
 */
export async function loadRecord(staff: Staff, reference: string, locale: Locale) {
  const booking = await openBookingRecord(staff, reference);
  if (!booking) return undefined;
  const scope = scopeOf(staff, "bookings");
  const canChange = isAllowed(staff.role, "bookings.change");
  const [history, service, colleagues, undelivered] = await Promise.all([
    listHistory(booking),
    findService(booking.serviceId),
    canChange ? listAdvisers(scope) : [],
    findUndelivered([booking.id]),
  ]);
  return {
    booking,
    history,
    /** The email about the present time that did not reach the client. */
    undelivered: undelivered.get(booking.id),
    outboxHref: outboxHref(staff.role, undelivered.get(booking.id)),
    serviceName: service ? textOf(service, locale).name : "",
    serviceCategory: service?.category ?? "",
    serviceSlug: service?.slug ?? "",
    minutes: Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000),
    /** The advisers that this staff member may choose instead of the booking's adviser. */
    colleagues: colleagues.filter(({ id }) => id !== booking.adviser.id),
    canChange,
    canWriteNotes: isAllowed(staff.role, "notes.write"),
    canReadClients: isAllowed(staff.role, needsToReadClients),
    canSeparate: isAllowed(staff.role, "clients.merge"),
    canReadPayments: isAllowed(staff.role, "payments.read"),
  };
}

/** The page of the outbox for an email that was not delivered. Undefined for staff who may not open it. */
function outboxHref(role: Role, email: Undelivered | undefined): string | undefined {
  if (!email || !mayOpen(role, "/dashboard/outbox")) return undefined;
  return email.jobId === null ? "/dashboard/outbox?view=stopped" : `/dashboard/outbox/failed/${email.jobId}`;
}

export type BookingRecord = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
