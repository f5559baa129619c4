import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { formatPhone } from "@/lib/platform/phone";
import type { Interval } from "@/lib/platform/time/instant";

/** More than an office has in a fortnight. The page says when the list is cut. */
export const agendaLimit = 200;

/**
 * Lists at most `agendaLimit` appointments that start within the interval, earliest first, cancelled ones included. Personal
 * details depend on the scope. Notes are reduced to whether there are any.
 */
export async function listAgenda(scope: Scope, { start, end }: Interval) {
  const bookings = await db.booking.findMany({
    where: { ...withinScope(scope), startsAt: { gte: new Date(start), lt: new Date(end) } },
    orderBy: [{ startsAt: "asc" }, { reference: "asc" }],
    take: agendaLimit,
    select: {
      id: true,
      reference: true,
      status: true,
      startsAt: true,
      endsAt: true,
      zone: true,
      firstName: true,
      lastName: true,
      phone: true,
      phoneE164: true,
      callerWords: true,
      preferredContact: true,
      meetingMode: true,
      safeContact: true,
      safeContactNoteCipher: true,
      notesCipher: true,
      serviceId: true,
      adviser: { select: { name: true } },
    },
  });
  return bookings.map(
    ({
      firstName,
      lastName,
      phone,
      phoneE164,
      callerWords,
      safeContact,
      notesCipher,
      safeContactNoteCipher,
      ...booking
    }) => ({
      ...booking,
      personal: scope.hasPersonalDetails
        ? {
            name: `${firstName} ${lastName}`,
            // A number without a country code can only be dialled within its country.
            phone: formatPhone(phoneE164 ?? phone),
            callerWords,
            safeContact,
            hasNotes: notesCipher !== null || safeContactNoteCipher !== null,
          }
        : null,
    }),
  );
}

export type AgendaBooking = Awaited<ReturnType<typeof listAgenda>>[number];

/** Counts the bookings made and cancelled within the interval, regardless of the appointment's date. */
export async function countChanges(
  scope: Scope,
  { start, end }: Interval,
): Promise<{ readonly booked: number; readonly cancelled: number }> {
  const within = { gte: new Date(start), lt: new Date(end) };
  const [booked, cancelled] = await Promise.all([
    db.booking.count({ where: { ...withinScope(scope), createdAt: within } }),
    db.booking.count({ where: { ...withinScope(scope), cancelledAt: within } }),
  ]);
  return { booked, cancelled };
}
