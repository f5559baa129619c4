import { lawOfClient } from "@/lib/booking/booking-request";
import { drawCallerWords } from "@/lib/booking/caller/caller-words";
import { manageToken } from "@/lib/booking/change/manage-link";
import type { BookingState } from "@/lib/booking/states";
import { newReference } from "@/lib/booking/reference";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import type { Currency } from "@/lib/platform/money/money";
import type { Instant } from "@/lib/platform/time/instant";

import { bookedAt } from "./plan";
import type { Meeting } from "./plan";
import type { Random } from "./random";
import { prices } from "./services";
import { sampleCancelReasons, sampleNotes } from "./words-of-clients";

type Setting = {
  readonly now: Instant;
  readonly random: Random;
  /** The profile's currency. */ readonly currency: Currency;
};

type Row = Prisma.BookingCreateManyInput & {
  readonly id: string;
  readonly status: BookingState;
  readonly createdAt: Date;
};

/** Inserts clients, bookings, their occupied time and their audit rows. No emails are queued. */
export async function seedBookings(tx: Tx, meetings: readonly Meeting[], setting: Setting): Promise<void> {
  const seen = new Set<string>();
  const rows = meetings.map((meeting) => {
    const isNewClient = !seen.has(meeting.person.id);
    seen.add(meeting.person.id);
    return { meeting, row: rowOf(meeting, isNewClient, setting) };
  });
  await seedClients(tx, rows);
  await tx.booking.createMany({ data: rows.map(({ row }) => row) });
  await seedOccupied(
    tx,
    rows.filter(({ row }) => row.status !== "cancelled"),
  );
  await seedHistory(
    tx,
    rows.map(({ row }) => row),
  );
}

function statusOf({ time }: Meeting, { now, random }: Setting): BookingState {
  if (time.end <= now) return random.chance(0.12) ? "cancelled" : random.chance(0.08) ? "no_show" : "completed";
  if (time.start <= now) return "confirmed";
  return random.chance(0.1) ? "cancelled" : "confirmed";
}

function rowOf(meeting: Meeting, isNewClient: boolean, setting: Setting): Row {
  const { adviser, person, service, time } = meeting;
  const { random, now } = setting;
  const id = random.uuid();
  const status = statusOf(meeting, setting);
  const createdAt = new Date(bookedAt(meeting, now, random));
  const language = person.locale.slice(0, 2);
  const note = random.chance(0.4) ? random.pick(sampleNotes[person.locale]) : undefined;
  return {
    id,
    reference: newReference((limit) => random.below(limit)),
    status,
    clientId: person.id,
    serviceId: service.id,
    adviserId: adviser.id,
    startsAt: new Date(time.start),
    endsAt: new Date(time.end),
    zone: person.zone,
    locale: person.locale,
    ...priceOf(meeting, isNewClient, setting),
    consumerLaw: lawOfClient({ stated: undefined, zone: person.zone, phone: person.phone }),
    withdrawalInformedAt: createdAt,
    isNewClient,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    dateOfBirth: person.dateOfBirth,
    preferredContact: person.preferredContact,
    notesCipher: note === undefined ? null : encrypt(note, "bookings.notes"),
    manageTokenHash: hashToken(manageToken(id)),
    callerWords: drawCallerWords(person.locale, (limit) => random.below(limit)),
    adviserReason: `language:${language};load:${random.below(5)};of:${1 + random.below(3)}`,
    termsAcceptedAt: createdAt,
    privacyConsentAt: createdAt,
    createdAt,
    ...(status === "cancelled" ? cancellationOf(meeting, createdAt, setting) : {}),
  };
}

/**
 * Clients who read German pay in euros, because German pages show euros. If the service has a follow-up price, about
 * half of the bookings of existing clients are follow-ups.
 */
function priceOf(
  { person, service }: Meeting,
  isNewClient: boolean,
  { currency, random }: Setting,
): Pick<Row, "currency" | "priceMinor" | "priceKind"> {
  const paidIn = person.locale === "de" ? "EUR" : currency;
  const [initial, followUp] = prices[service.slug][paidIn];
  const isFollowUp = !isNewClient && followUp !== null && followUp !== undefined && random.chance(0.5);
  return {
    currency: paidIn,
    priceMinor: (isFollowUp ? followUp : initial) * 100,
    priceKind: isFollowUp ? "follow_up" : "initial",
  };
}

function cancellationOf({ person, time }: Meeting, createdAt: Date, { now, random }: Setting) {
  const latest = Math.min(time.start, now);
  const at = createdAt.getTime() + random.below(Math.max(1, latest - createdAt.getTime()));
  const reason = random.chance(0.6) ? random.pick(sampleCancelReasons[person.locale]) : undefined;
  return {
    sequence: 1,
    cancelledAt: new Date(at),
    cancelReasonCipher: reason === undefined ? null : encrypt(reason, "bookings.cancel_reason"),
  };
}

type Entry = { readonly meeting: Meeting; readonly row: Row };

/** Inserts one client for each person who has a booking, with the creation time of that person's oldest booking. */
async function seedClients(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const firstBooked = new Map<string, Date>();
  for (const {
    meeting: { person },
    row,
  } of entries) {
    const earliest = firstBooked.get(person.id);
    if (!earliest || row.createdAt < earliest) firstBooked.set(person.id, row.createdAt);
  }
  const people = new Map(entries.map(({ meeting: { person } }) => [person.id, person]));
  await tx.client.createMany({
    data: [...people.values()].map((person) => ({ ...person, createdAt: firstBooked.get(person.id) ?? new Date() })),
  });
}

/** Prisma has no range type, so SQL inserts the rows. A range includes its start and excludes its end. */
async function seedOccupied(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const iso = (instant: Instant) => new Date(instant).toISOString();
  const column = (read: (entry: Entry) => string) => entries.map(read);
  await tx.$executeRaw`
    insert into occupied_time (adviser_id, during, starts_at, booking_id)
    select adviser, tstzrange(opens, closes), starts, booking
    from unnest(
      ${column(({ meeting }) => meeting.adviser.id)}::uuid[],
      ${column(({ meeting }) => iso(meeting.taken.start))}::timestamptz[],
      ${column(({ meeting }) => iso(meeting.taken.end))}::timestamptz[],
      ${column(({ meeting }) => iso(meeting.time.start))}::timestamptz[],
      ${column(({ row }) => row.id)}::uuid[]
    ) as meetings(adviser, opens, closes, starts, booking)`;
}

async function seedHistory(tx: Tx, rows: readonly Row[]): Promise<void> {
  const event = { actorKind: "visitor", subjectKind: "booking" };
  await tx.auditEvent.createMany({
    data: rows.flatMap((row) => [
      {
        ...event,
        action: "booking.confirmed",
        subjectId: row.id,
        at: row.createdAt,
        details: { reason: row.adviserReason },
      },
      ...(row.cancelledAt
        ? [
            {
              ...event,
              action: "booking.cancelled",
              subjectId: row.id,
              at: row.cancelledAt,
              details: { hasReason: Boolean(row.cancelReasonCipher) },
            },
          ]
        : []),
    ]),
  });
}
