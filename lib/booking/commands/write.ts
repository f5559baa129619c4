import { randomUUID } from "node:crypto";

import { auditRow } from "@/lib/platform/audit/record";
import { Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { addJobs } from "@/lib/platform/jobs/enqueue";
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
  readonly now: Instant;
};

/**
 * Takes the time and writes client, booking, audit row and the jobs of its letters: all of them or none, in one statement,
 * since each round trip is time in which a visitor waits. Nothing is written when the time is "taken" or the advisers "busy".
 */
export async function writeBooking(tx: Tx, { order, advisers, patience, exceptDraftId, now }: Wish): Promise<ShownBooking | "taken" | "busy"> {
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
  const { id, startsAt, endsAt } = booking;
  const { firstName, lastName, email, phone, preferredContactMethod: contact } = details;
  const birthday = details.dateOfBirth ?? null;
  const notes = details.additionalNotes ? encrypt(details.additionalNotes, "bookings.notes") : null;
  const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
    with claimed as materialized (
      select ${timeClaim({ advisers, patience, service, start, now }, { bookingId: id, exceptDraftId })} as outcome
    ),
    chosen as (
      select adviser.id, adviser.reason from claimed
      join unnest(${advisers.map((adviser) => adviser.id)}::text[], ${advisers.map(({ reason }) => reason)}::text[]) as adviser(id, reason)
        on adviser.id = outcome
    ),
    -- Found or added. An existing client is left as it is, for anybody can type anybody's address: the update makes the id come back.
    client as (
      insert into clients (email, first_name, last_name, phone, date_of_birth, preferred_contact, locale, zone)
      select ${email}, ${firstName}, ${lastName}, ${phone}, ${birthday}::date, ${contact}, ${locale}, ${zone} from chosen
      on conflict (email) do update set email = excluded.email
      returning id
    ),
    booked as (
      insert into bookings (
        id, reference, status, client_id, service_id, adviser_id, adviser_reason, starts_at, ends_at, zone, locale, price_minor, currency,
        is_new_client, first_name, last_name, email, phone, date_of_birth, preferred_contact, notes_cipher,
        manage_token_hash, caller_words, terms_accepted_at, privacy_consent_at)
      select
        ${id}::uuid, ${booking.reference}, ${booking.status}::booking_status, client.id, ${service.id}, chosen.id::uuid, chosen.reason,
        ${startsAt}, ${endsAt}, ${zone}, ${locale}, ${price.minor}::integer, ${price.currency},
        ${details.isNewClient}, ${firstName}, ${lastName}, ${email}, ${phone}, ${birthday}::date, ${contact}, ${notes},
        ${hashToken(manageToken(id))}, ${booking.callerWords}::text[], ${new Date(now)}, ${new Date(now)}
      from chosen, client
      returning id
    ),
    audit as (${auditRow({ kind: "visitor" }, { action: "booking.confirmed", subjectKind: "booking", subjectId: id }, Prisma.sql`from booked`)}),
    -- Read by the last line, or it would not run.
    jobs as (select ${addJobs(letterJobs({ id, startsAt, sequence: 0, kind: "confirmed", now }))} from booked)
    select outcome, (select count(*) from jobs) from claimed`;
  const adviser = advisers.find((one) => one.id === outcome);
  if (!adviser) return outcome === "busy" ? "busy" : "taken";
  return { ...booking, adviser: { id: adviser.id, name: adviser.name } };
}
