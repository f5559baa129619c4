import { fullName } from "@/lib/inquiry/person/person-name";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { formatStoredPhone } from "@/lib/platform/contact/phone";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import { openStates } from "../../states";
import { bookingSources, codesOfBooking } from "./safe-contact";

/** The maximum number of appointments in the list. No office has this many appointments in a day. */
const agendaLimit = 200;

/**
 * Lists at most `agendaLimit` appointments that start within the interval, earliest first, cancelled ones included. The
 * scope decides whether personal details are returned. The text of the notes is never returned, only whether there are
 * notes.
 */
export async function listAgenda(scope: Scope, { start, end }: Interval) {
  const bookings = await db.booking.findMany({
    where: { ...withinScope(scope), startsAt: { gte: new Date(start), lt: new Date(end) } },
    orderBy: [{ startsAt: "asc" }, { reference: "asc" }],
    take: agendaLimit,
    select: {
      id: true,
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
      ...bookingSources,
      notesCipher: true,
      serviceId: true,
      adviserId: true,
      adviser: { select: { name: true } },
      occupied: { select: { beforeMs: true, afterMs: true } },
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
      client,
      contactMessage,
      lead,
      ...booking
    }) => ({
      ...booking,
      personal: scope.hasPersonalDetails
        ? {
            name: fullName({ firstName, lastName }),
            // Prefers the E.164 number, because a number without a country code can only be dialled within its country.
            phone: formatStoredPhone({ phone, phoneE164 }),
            callerWords,
            safeContact: codesOfBooking({ safeContact, client, contactMessage, lead }),
            hasNotes:
              notesCipher !== null ||
              safeContactNoteCipher !== null ||
              [client, contactMessage, lead].some((each) => each !== null && each.safeContactNoteCipher !== null),
          }
        : null,
    }),
  );
}

export type AgendaBooking = Awaited<ReturnType<typeof listAgenda>>[number];

/** Lists the times of the appointments that start within the interval and are not cancelled. */
export async function listTimes(scope: Scope, { start, end }: Interval) {
  return db.booking.findMany({
    where: {
      ...withinScope(scope),
      startsAt: { gte: new Date(start), lt: new Date(end) },
      status: { not: "cancelled" },
    },
    orderBy: { startsAt: "asc" },
    select: { startsAt: true, endsAt: true },
  });
}

/** The condition of a query for an adviser's open appointments that start after `now`. */
export function comingOf(adviserId: string, now: Instant) {
  return { adviserId, status: { in: [...openStates] }, startsAt: { gt: new Date(now) } };
}

/** Counts an adviser's coming appointments. */
export function countComing(adviserId: string, now: Instant): Promise<number> {
  return db.booking.count({ where: comingOf(adviserId, now) });
}
