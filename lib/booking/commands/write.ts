import { randomUUID } from "node:crypto";

import type { MeetingMode } from "@/lib/firm/meeting-modes";
import type { SafeContact } from "@/lib/inquiry/safe-contact";
import { safeContactColumns } from "@/lib/inquiry/safe-contact-columns";
import { recordAndEnqueue } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { toE164 } from "@/lib/platform/phone";
import { encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import type { Candidate } from "../candidates";
import { drawCallerWords } from "../caller-words";
import { bookingEmailJobs } from "../email-jobs";
import { manageToken } from "../manage-token";
import type { ShownBooking } from "../queries";
import { newReference } from "../reference";
import type { Details } from "../schema";

/** What a booking keeps of its visitor's answers. */
export type OrderDetails = Pick<
  Details,
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "phoneCountry"
  | "dateOfBirth"
  | "preferredContactMethod"
  | "additionalNotes"
  | "isNewClient"
>;

export type Order = {
  readonly service: Service;
  readonly start: Instant;
  readonly details: OrderDetails;
  /** One that the firm offers. */
  readonly meetingMode: MeetingMode;
  readonly safeContact?: SafeContact | undefined;
  /** The request for help that it came from. */
  readonly leadId?: string | null | undefined;
  /** The visitor's zone and language, for every email about it. */
  readonly zone: string;
  readonly locale: string;
  readonly price: { readonly minor: number; readonly currency: string };
};

type NewBooking = { readonly id: string; readonly order: Order; readonly adviser: Candidate; readonly now: Instant };

/** Writes client, booking, audit row and email jobs in the transaction that has reserved the adviser's time for this id. */
export async function writeBooking(tx: Tx, { id, order, adviser, now }: NewBooking): Promise<ShownBooking> {
  const { service, start, details, zone, locale, price } = order;
  const clientId = await findOrAddClient(tx, order);
  const written = await tx.booking.create({
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
      ...contactColumns(order),
      ...safeContactColumns("bookings", order.safeContact),
      email: details.email,
      meetingMode: order.meetingMode,
      leadId: order.leadId ?? null,
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
  const jobs = bookingEmailJobs({ id, startsAt: written.startsAt, sequence: 0, kind: "confirmed", now });
  await recordAndEnqueue(
    tx,
    { kind: "visitor" },
    { action: "booking.confirmed", subjectKind: "booking", subjectId: id, jobs },
  );
  return { ...written, adviser: { id: adviser.id, name: adviser.name } };
}

/** The id under which a booking's time is reserved before its row is written. */
export function newBookingId(): string {
  return randomUUID();
}

/** An existing client is left as it is, for anybody can type anybody's address. The update of the address to itself makes the database return the id. */
async function findOrAddClient(tx: Tx, order: Order): Promise<string> {
  const { email } = order.details;
  const { id } = await tx.client.upsert({
    where: { email },
    create: {
      email,
      ...contactColumns(order),
      ...safeContactColumns("clients", order.safeContact),
      locale: order.locale,
      zone: order.zone,
    },
    update: { email },
    select: { id: true },
  });
  return id;
}

/** What a booking and a new client both keep of the visitor. */
function contactColumns({ details }: Order) {
  return {
    firstName: details.firstName,
    lastName: details.lastName,
    phone: details.phone,
    phoneE164: toE164(details.phone, details.phoneCountry) ?? null,
    dateOfBirth: details.dateOfBirth === undefined ? null : new Date(details.dateOfBirth),
    preferredContact: details.preferredContactMethod,
  };
}
