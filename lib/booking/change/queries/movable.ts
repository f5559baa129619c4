import { fullName } from "@/lib/inquiry/person/person-name";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

import { bookingCodes, codesOfBooking } from "../../desk/queries/safe-contact";

/** Reads the data for moving a booking. Null when no booking within the scope has this reference. */
export async function findMovable(scope: Scope, reference: string) {
  const booking = await db.booking.findFirst({
    where: { ...withinScope(scope), reference },
    select: {
      id: true,
      reference: true,
      version: true,
      status: true,
      startsAt: true,
      endsAt: true,
      zone: true,
      locale: true,
      adviserId: true,
      adviser: { select: { name: true } },
      serviceId: true,
      meetingMode: true,
      consumerLaw: true,
      priceMinor: true,
      createdAt: true,
      earlyStartRequestedAt: true,
      firstName: true,
      lastName: true,
      email: true,
      ...bookingCodes,
    },
  });
  if (!booking) return null;
  const { firstName, lastName, email, safeContact, client, contactMessage, lead, ...rest } = booking;
  return {
    ...rest,
    safeContact: codesOfBooking({ safeContact, client, contactMessage, lead }),
    name: scope.hasPersonalDetails ? fullName({ firstName, lastName }) : null,
    hasEmail: email !== null,
  };
}

export type MovableBooking = NonNullable<Awaited<ReturnType<typeof findMovable>>>;
