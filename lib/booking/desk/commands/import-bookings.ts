import { createHash, randomUUID } from "node:crypto";

import { safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate, sqlState } from "@/lib/platform/db/refusals";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { drawCallerWords } from "../../caller/caller-words";
import { reminderJobs } from "../../email-jobs";
import { manageToken } from "../../change/manage-link";
import { newReference } from "../../reference";
import { checkBookings } from "./check-import";
import type { MatchedBooking } from "./check-import";
import { lockAdvisers } from "../../commands/reserve-time";

/** The number of rows in one INSERT. PostgreSQL accepts at most 65,535 values in one statement. */
const rowsOfInsert = 1_000;
const timeoutMs = 120_000;

/** PostgreSQL's error code when the constraint `adviser_is_free` refuses a reserved time that overlaps another one. */
const overlaps = "23P01";

/**
 * Stores all appointments of a file, or none if there is any problem. Clients get no email about the import, only the
 * reminders of coming appointments. `also` runs in the same transaction. RESOURCE_CONFLICT: during the import, one of
 * the times was reserved for another booking or held by a visitor.
 */
export async function importBookings(
  by: Actor,
  text: string,
  now: Instant,
  also: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<Result<{ readonly count: number }, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const { rows, problems } = await checkBookings(text, now);
  if (problems.length > 0) return fail("VALIDATION_ERROR", { problems });
  const bookings = rows.map(({ value }) => ({ id: randomUUID(), ...value }));
  try {
    await db.$transaction(
      async (tx) => {
        await also(tx);
        const coming = bookings.filter(({ given }) => given.status === "confirmed");
        await reserve(tx, coming, now);
        for (let from = 0; from < bookings.length; from += rowsOfInsert) {
          const part = bookings.slice(from, from + rowsOfInsert);
          await tx.booking.createMany({ data: part.map((booking) => columnsOf(booking, by, now)) });
          await recordEach(
            tx,
            by,
            part.map(({ id }) => id),
          );
        }
        await enqueueAll(
          tx,
          coming.flatMap(({ id, given }) => reminderJobs({ id, startsAt: new Date(given.start), sequence: 0, now })),
        );
        await record(tx, by, {
          action: "bookings.imported",
          subjectKind: "import",
          subjectId: createHash("sha256").update(text).digest("hex"),
          details: { rows: bookings.length },
        });
      },
      { timeout: timeoutMs },
    );
  } catch (error) {
    if (isDuplicate(error) || sqlState(error) === overlaps) return fail("RESOURCE_CONFLICT");
    throw error;
  }
  return ok({ count: bookings.length });
}

type NewBooking = MatchedBooking & { readonly id: string };

/** Deletes expired holds and then reserves the times of coming appointments. */
async function reserve(tx: Tx, coming: readonly NewBooking[], now: Instant): Promise<void> {
  const advisers = [...new Set(coming.map(({ adviserId }) => adviserId))];
  await lockAdvisers(tx, advisers);
  await tx.occupiedTime.deleteMany({
    where: { adviserId: { in: advisers }, bookingId: null, expiresAt: { lt: new Date(now) } },
  });
  await tx.$executeRaw`
    insert into occupied_time (booking_id, adviser_id, starts_at, during)
    select id, adviser, start, tstzrange(busy_from, busy_to) from unnest(
      ${coming.map(({ id }) => id)}::uuid[], ${coming.map(({ adviserId }) => adviserId)}::uuid[],
      ${coming.map(({ given }) => new Date(given.start))}::timestamptz[],
      ${coming.map(({ during }) => new Date(during.start))}::timestamptz[],
      ${coming.map(({ during }) => new Date(during.end))}::timestamptz[]) as each(id, adviser, start, busy_from, busy_to)`;
}

function columnsOf({ id, given, client, serviceId, adviserId, end }: NewBooking, by: Actor, now: Instant) {
  const { id: clientId, safeContactNoteCipher: note, email, ...contact } = client;
  const booked = new Date(given.booked_at);
  const ended = new Date(end);
  const { status } = given;
  return {
    ...contact,
    id,
    email,
    clientId,
    serviceId,
    adviserId,
    status,
    reference: newReference(),
    safeContactNoteCipher:
      note && encrypt(decrypt(note, safeContactContext("clients")), safeContactContext("bookings")),
    startsAt: new Date(given.start),
    endsAt: ended,
    priceMinor: given.price,
    currency: given.currency,
    isNewClient: false,
    meetingMode: given.meeting_mode,
    manageTokenHash: hashToken(manageToken(id)),
    callerWords: drawCallerWords(parseLocale(client.locale) ?? defaultLocale),
    adviserReason: "imported",
    bookedById: by.kind === "staff" ? by.id : null,
    termsAcceptedAt: booked,
    privacyConsentAt: booked,
    createdAt: booked,
    cancelledAt: status === "cancelled" ? new Date(Math.min(given.start, now)) : null,
    completedAt: status === "completed" ? ended : null,
    noShowAt: status === "no_show" ? ended : null,
  };
}

/** Writes the audit rows of all bookings, one row each, in a single statement. */
async function recordEach(tx: Tx, by: Actor, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    insert into audit_events (actor_kind, actor_id, action, subject_kind, subject_id)
    select ${by.kind}, ${by.kind === "staff" ? by.id : null}, 'booking.imported', 'booking', id from unnest(${[...ids]}::text[]) as id`;
}
