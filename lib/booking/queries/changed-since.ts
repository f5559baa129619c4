import { fullName } from "@/lib/inquiry/person/person-name";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { bookingCodes, codesOfBooking } from "../desk/queries/safe-contact";

/** What happens to an appointment of which its client is told. */
const changes = ["booking.moved", "booking.reassigned", "booking.cancelled", "booking.withdrawn", "booking.restored"];

/**
 * Lists the appointments that were made or changed after a moment, by their start. A restore to that moment loses them,
 * although their clients know of them. Test bookings are left out.
 */
export async function listBookingsChangedSince(since: Instant) {
  const after = { gt: new Date(since) };
  const changed = await db.auditEvent.findMany({
    where: { at: after, subjectKind: "booking", action: { in: changes } },
    select: { subjectId: true },
    distinct: ["subjectId"],
  });
  const rows = await db.booking.findMany({
    where: { isTest: false, OR: [{ createdAt: after }, { id: { in: changed.map(({ subjectId }) => subjectId) } }] },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: {
      reference: true,
      status: true,
      startsAt: true,
      createdAt: true,
      meetingMode: true,
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      ...bookingCodes,
      adviser: { select: { name: true } },
      service: { select: { slug: true } },
    },
  });
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    startsAt: row.startsAt,
    isNew: row.createdAt.getTime() > since,
    meetingMode: row.meetingMode,
    adviser: row.adviser.name,
    service: row.service.slug,
    client: fullName(row),
    email: row.email,
    phone: row.phone,
    safeContact: codesOfBooking(row),
  }));
}
