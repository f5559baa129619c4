import { randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { drawCallerWords } from "../caller-words";
import { letterJobs } from "../letter-jobs";
import { manageToken } from "../manage-token";
import { newReference } from "../reference";
import type { Details } from "../schema";

export type Order = {
  readonly service: Service;
  readonly start: Instant;
  readonly details: Omit<Details, "privacyConsent" | "hashesConfirmed">;
  /** The visitor's zone and language, for every letter about it. */
  readonly zone: string;
  readonly locale: string;
  readonly price: { readonly minor: number; readonly currency: string };
};

type Placed = { readonly id: string; readonly order: Order; readonly adviser: { readonly id: string; readonly reason: string }; readonly now: Instant };

export function newBookingId(): string {
  return randomUUID();
}

/** Writes client, booking, audit row and the jobs of its letters: all of them, or, with the transaction, none. */
export async function writeBooking(tx: Tx, { id, order, adviser, now }: Placed): Promise<void> {
  const { service, start, details, zone, locale, price } = order;
  const startsAt = new Date(start);
  const contact = {
    firstName: details.firstName,
    lastName: details.lastName,
    email: details.email,
    phone: details.phone,
    dateOfBirth: details.dateOfBirth === undefined ? null : new Date(`${details.dateOfBirth}T00:00:00Z`),
    preferredContact: details.preferredContactMethod,
    locale,
    zone,
  };
  const clientId = await findOrAddClient(tx, contact);
  await tx.booking.create({
    data: {
      ...contact,
      id,
      reference: newReference(),
      status: "confirmed",
      clientId,
      serviceId: service.id,
      adviserId: adviser.id,
      startsAt,
      endsAt: new Date(start + service.minutes * 60_000),
      priceMinor: price.minor,
      currency: price.currency,
      isNewClient: details.isNewClient,
      notesCipher: details.additionalNotes ? encrypt(details.additionalNotes, "bookings.notes") : null,
      manageTokenHash: hashToken(manageToken(id)),
      callerWords: drawCallerWords(locale),
      adviserReason: adviser.reason,
      termsAcceptedAt: new Date(now),
      privacyConsentAt: new Date(now),
    },
    select: { id: true },
  });
  await record(tx, { kind: "visitor" }, { action: "booking.confirmed", subjectKind: "booking", subjectId: id, details: { reason: adviser.reason } });
  await enqueueAll(tx, letterJobs({ id, startsAt, sequence: 0, kind: "confirmed", now }));
}

type Contact = {
  readonly firstName: string; readonly lastName: string; readonly email: string; readonly phone: string;
  readonly dateOfBirth: Date | null; readonly preferredContact: string; readonly locale: string; readonly zone: string;
};

/** The client of this address. An existing one is left as it is: anybody can type anybody's address. */
async function findOrAddClient(tx: Tx, contact: Contact): Promise<string> {
  const { id } = await tx.client.upsert({
    where: { email: contact.email },
    update: {},
    create: contact,
    select: { id: true },
  });
  return id;
}
