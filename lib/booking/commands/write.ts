import { randomUUID } from "node:crypto";

import { auditRow } from "@/lib/platform/audit/record";
import { Prisma } from "@/lib/platform/db/client";
import type { Ask } from "@/lib/platform/db/statement";
import { asRows } from "@/lib/platform/jobs/enqueue";
import { encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import type { Candidate } from "../candidates";
import { drawCallerWords } from "../caller-words";
import { letterJobs } from "../letter-jobs";
import { manageToken } from "../manage-token";
import { newReference } from "../reference";
import type { ShownBooking } from "../queries";
import type { Details } from "../schema";
import { timeClaim } from "./claim";
import type { Claim } from "./claim";

export type Order = {
  readonly service: Service;
  readonly start: Instant;
  readonly details: Omit<Details, "privacyConsent" | "hashesConfirmed">;
  /** The visitor's zone and language, for every letter about it. */
  readonly zone: string;
  readonly locale: string;
  readonly price: { readonly minor: number; readonly currency: string };
};

type Wish = {
  readonly order: Order;
  /** Who could take it, in the order in which to ask them. */
  readonly advisers: readonly Candidate[];
  readonly patience: Claim["patience"];
  readonly exceptDraftId: string | undefined;
  /** Of advisers who were found a while ago: nothing is taken when the rules have changed since. */
  readonly rulesVersion?: string | undefined;
  readonly now: Instant;
};

/**
 * Takes the time and writes client, booking, audit row and the jobs of its letters: all of them or none, in one call of the
 * database's function `write_booking`, since each round trip is time in which a visitor waits. Nothing is written when the
 * time is "taken" or the advisers "busy".
 */
export async function writeBooking(ask: Ask, { order, advisers, patience, exceptDraftId, rulesVersion, now }: Wish): Promise<ShownBooking | "taken" | "busy"> {
  const { service, start, details, zone, locale, price } = order;
  const booking = {
    id: randomUUID(),
    reference: newReference(),
    status: "confirmed",
    startsAt: new Date(start),
    endsAt: new Date(start + service.minutes * 60_000),
    zone,
    priceMinor: price.minor,
    currency: price.currency,
    callerWords: drawCallerWords(locale),
  } as const;
  const { id, startsAt } = booking;
  const row = {
    id,
    reference: booking.reference,
    status: booking.status,
    service_id: service.id,
    starts_at: startsAt,
    ends_at: booking.endsAt,
    zone,
    locale,
    price_minor: price.minor,
    currency: price.currency,
    is_new_client: details.isNewClient,
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email,
    phone: details.phone,
    date_of_birth: details.dateOfBirth ?? null,
    preferred_contact: details.preferredContactMethod,
    notes_cipher: details.additionalNotes ? asBytea(encrypt(details.additionalNotes, "bookings.notes")) : null,
    manage_token_hash: asBytea(hashToken(manageToken(id))),
    caller_words: booking.callerWords,
    terms_accepted_at: new Date(now),
    privacy_consent_at: new Date(now),
  };
  const reasons = Object.fromEntries(advisers.map((adviser) => [adviser.id, adviser.reason]));
  const audit = auditRow({ kind: "visitor" }, { action: "booking.confirmed", subjectKind: "booking", subjectId: id });
  const jobs = asRows(letterJobs({ id, startsAt, sequence: 0, kind: "confirmed", now }));
  const [given] = await ask<{ outcome: string }>(Prisma.sql`
    select write_booking(${timeClaim({ advisers, patience, service, start, now }, { bookingId: id, exceptDraftId })},
      ${json(row)}, ${json(reasons)}, ${json(audit)}, ${json(jobs)}) as outcome
    ${rulesVersion === undefined ? Prisma.empty : Prisma.sql`from rules_version where version = ${rulesVersion}::uuid`}`);
  const adviser = advisers.find((one) => one.id === given?.outcome);
  if (!adviser) return given?.outcome === "busy" ? "busy" : "taken";
  return { ...booking, adviser: { id: adviser.id, name: adviser.name } };
}

function json(value: unknown): Prisma.Sql {
  return Prisma.sql`${JSON.stringify(value)}::jsonb`;
}

/** As PostgreSQL reads bytes from a text. */
function asBytea(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString("hex")}`;
}
