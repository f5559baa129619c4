import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { openStates } from "../states";
import { bookingCodes, codesOfBooking } from "../desk/queries/safe-contact";

const bookingFields = {
  id: true,
  reference: true,
  status: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  locale: true,
  priceMinor: true,
  priceKind: true,
  currency: true,
  sequence: true,
  isTest: true,
  createdAt: true,
  cancelledAt: true,
  withdrawnAt: true,
  paymentDueAt: true,
  consumerLaw: true,
  withdrawalInformedAt: true,
  earlyStartRequestedAt: true,
  clientMessageCipher: true,
  clientMessageSequence: true,
  callerWords: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
  preferredContact: true,
  meetingMode: true,
  ...bookingCodes,
  serviceId: true,
  adviserId: true,
  adviser: { select: { id: true, name: true, videoUrl: true } },
} as const;

type Row = Prisma.BookingGetPayload<{ select: typeof bookingFields }>;

/**
 * Collects the safe-contact instructions of the client, of the booking, and of the message or lead from which the
 * booking was made. Emails must obey all these instructions.
 */
function withInstructions<Found extends Row | null>(row: Found) {
  if (row === null) return null;
  const { client, contactMessage, lead, ...booking } = row;
  return {
    ...booking,
    safeContact: codesOfBooking({ safeContact: booking.safeContact, client, contactMessage, lead }),
  };
}

/** Reads a booking with the fields that the client of the booking may see. */
export async function findBooking(id: string) {
  return withInstructions(await db.booking.findUnique({ where: { id }, select: bookingFields }));
}

/** Reads the booking of a manage link. */
export async function findBookingByToken(token: string) {
  return withInstructions(
    await db.booking.findUnique({ where: { manageTokenHash: hashToken(token) }, select: bookingFields }),
  );
}

/** Reads a completed booking with the email address of its client. */
export async function findCompleted(id: string) {
  const booking = await db.booking.findUnique({
    where: { id, status: "completed", email: { not: null } },
    select: { clientId: true, serviceId: true, email: true },
  });
  return booking ?? undefined;
}

export type CompletedBooking = NonNullable<Awaited<ReturnType<typeof findCompleted>>>;

/**
 * The maximum number of bookings in one email. A client makes fewer bookings, but a script could make many more. The
 * limit keeps the email readable.
 */
const maxListed = 20;

/** Lists the open future bookings of an email address, the next one first. */
export async function listComingBookings(email: string, now: Instant) {
  const rows = await db.booking.findMany({
    where: { email, status: { in: [...openStates] }, startsAt: { gt: new Date(now) } },
    orderBy: { startsAt: "asc" },
    take: maxListed,
    select: bookingFields,
  });
  return rows.flatMap((row) => withInstructions(row) ?? []);
}

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** The API builds its response from these fields of a booking. */
export type BookingSnapshot = Pick<
  FoundBooking,
  "id" | "reference" | "status" | "startsAt" | "endsAt" | "zone" | "priceMinor" | "currency" | "callerWords"
> & { readonly adviser: { readonly id: string; readonly name: string } };
