import { randomUUID } from "node:crypto";

import { safeContactColumns } from "@/lib/inquiry/safe-contact-columns";
import { recordAndEnqueue } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { toE164 } from "@/lib/platform/phone";
import { encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { AdviserCandidate } from "../adviser-candidates";
import type { BookingRequest } from "../booking-request";
import { drawCallerWords } from "../caller-words";
import { bookingEmailJobs } from "../email-jobs";
import { manageToken } from "../manage-link";
import type { BookingSnapshot } from "../queries/bookings";
import { newReference } from "../reference";

type NewBooking = {
  readonly id: string;
  readonly request: BookingRequest;
  readonly adviser: AdviserCandidate;
  readonly now: Instant;
};

/** Writes client, booking, audit row and email jobs. The same transaction must already have reserved the time for this id. */
export async function writeBooking(tx: Tx, { id, request, adviser, now }: NewBooking): Promise<BookingSnapshot> {
  const { service, start, details, zone, locale, price } = request;
  const clientId = await findOrAddClient(tx, request);
  const booking = await tx.booking.create({
    data: {
      id,
      reference: newReference(),
      status: "confirmed",
      clientId,
      serviceId: service.id,
      adviserId: adviser.id,
      adviserReason: adviser.reason,
      startsAt: new Date(start),
      endsAt: new Date(start + service.minutes * msPerMinute),
      zone,
      locale,
      priceMinor: price.minor,
      currency: price.currency,
      isNewClient: details.isNewClient,
      ...contactColumns(request),
      ...safeContactColumns("bookings", request.safeContact),
      email: details.email,
      meetingMode: request.meetingMode,
      leadId: request.leadId ?? null,
      notesCipher: details.additionalNotes ? encrypt(details.additionalNotes, "bookings.notes") : null,
      manageTokenHash: hashToken(manageToken(id)),
      callerWords: drawCallerWords(locale),
      termsAcceptedAt: new Date(now),
      privacyConsentAt: new Date(now),
    },
    select: {
      id: true,
      reference: true,
      status: true,
      startsAt: true,
      endsAt: true,
      zone: true,
      priceMinor: true,
      currency: true,
      callerWords: true,
    },
  });
  const jobs = bookingEmailJobs({ id, startsAt: booking.startsAt, sequence: 0, kind: "confirmed", now });
  await recordAndEnqueue(
    tx,
    { kind: "visitor" },
    { action: "booking.confirmed", subjectKind: "booking", subjectId: id, jobs },
  );
  return { ...booking, adviser: { id: adviser.id, name: adviser.name } };
}

/** The time is reserved under this id before the booking's row exists. */
export function newBookingId(): string {
  return randomUUID();
}

/**
 * Leaves an existing client unchanged, because any visitor can type another person's address. The update sets the address to
 * itself only to make the database return the id.
 */
async function findOrAddClient(tx: Tx, request: BookingRequest): Promise<string> {
  const { email } = request.details;
  const { id } = await tx.client.upsert({
    where: { email },
    create: {
      email,
      ...contactColumns(request),
      ...safeContactColumns("clients", request.safeContact),
      locale: request.locale,
      zone: request.zone,
    },
    update: { email },
    select: { id: true },
  });
  return id;
}

/** Columns that bookings and clients have in common. */
function contactColumns({ details }: BookingRequest) {
  return {
    firstName: details.firstName,
    lastName: details.lastName,
    phone: details.phone,
    phoneE164: toE164(details.phone, details.phoneCountry) ?? null,
    dateOfBirth: details.dateOfBirth === undefined ? null : new Date(details.dateOfBirth),
    preferredContact: details.preferredContactMethod,
  };
}
