import { openStates } from "@/lib/booking/states";
import type { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { recipientHash } from "@/lib/platform/mail/recipient";
import type { Instant } from "@/lib/platform/time/instant";

/** The ids and email addresses that are needed to find the records of a client. */
export type Person = {
  readonly clientId: string;
  /** The ids of the clients who were merged into this client. */
  readonly mergedIds: readonly string[];
  readonly emails: readonly string[];
  readonly hashes: readonly Uint8Array<ArrayBuffer>[];
  readonly bookingIds: readonly string[];
  /** The ids of messages and leads that came from these email addresses or led to one of the bookings. */
  readonly inquiryIds: readonly string[];
};

/**
 * Finds the records of a client and of the clients who were merged into this client. Messages and leads belong to the
 * client if they came from the email address in the client's file or led to a booking. The email addresses in bookings
 * are not used, because they may belong to a relative. Returns undefined if the client was merged into another client.
 */
export async function findPerson(tx: Tx | typeof db, clientId: string): Promise<Person | undefined> {
  const client = await tx.client.findUnique({
    where: { id: clientId, mergedIntoId: null },
    select: { email: true, merged: { select: { id: true, email: true } } },
  });
  if (!client) return undefined;
  const bookings = await tx.booking.findMany({
    where: { clientId },
    select: { id: true, leadId: true, contactMessageId: true },
  });
  const emails = [client, ...client.merged].flatMap(({ email }) => email ?? []);
  const linked = bookings
    .flatMap(({ leadId, contactMessageId }) => [leadId, contactMessageId])
    .filter((id) => id !== null);
  const from = { OR: [{ email: { in: emails } }, { id: { in: linked } }] };
  const [messages, leads] = [
    await tx.contactMessage.findMany({ where: from, select: { id: true } }),
    await tx.lead.findMany({ where: from, select: { id: true } }),
  ];
  return {
    clientId,
    mergedIds: client.merged.map(({ id }) => id),
    emails,
    hashes: emails.map((email) => recipientHash(email)),
    bookingIds: bookings.map(({ id }) => id),
    inquiryIds: [...messages, ...leads].map(({ id }) => id),
  };
}

/** The reasons that prevent the erasure of a client. */
export const obstacles = ["legal-hold", "open-booking", "open-case"] as const;
export type Obstacle = (typeof obstacles)[number];

/** The first reason why the client cannot be erased: a legal hold, a coming appointment or an open case. */
export async function findObstacle(tx: Tx | typeof db, clientId: string, now: Instant): Promise<Obstacle | undefined> {
  if ((await tx.legalHold.count({ where: { clientId, liftedAt: null } })) > 0) return "legal-hold";
  const coming = { clientId, status: { in: [...openStates] }, endsAt: { gt: new Date(now) } };
  if ((await tx.booking.count({ where: coming })) > 0) return "open-booking";
  return (await tx.case.count({ where: { clientId, state: "open" } })) > 0 ? "open-case" : undefined;
}

/** SQL that defines the table `person` for the conditions in `../classes`. `personValues` returns its parameters. */
export const personSql = `with person as (
  select $1::uuid as client, $2::text[] as emails, $3::bytea[] as hashes, $4::uuid[] as bookings, $5::uuid[] as inquiries,
    $6::timestamptz as erased_at
)`;

/** Returns the parameters of `personSql` in their order. In an erasure, `now` is the time of the erasure. */
export function personValues({ clientId, emails, hashes, bookingIds, inquiryIds }: Person, now: Instant) {
  return [clientId, emails, hashes, bookingIds, inquiryIds, new Date(now)];
}

/** The Message-IDs of emails to the person, and of emails to staff about the person's appointments and messages. */
export async function findMessageIds(tx: Tx, person: Person, now: Instant): Promise<readonly string[]> {
  const rows = await tx.$queryRawUnsafe<{ key: string }[]>(
    `${personSql}
     select delivery_key as key from sent_emails, person where recipient_hash = any(person.hashes)
     union select key from mail_deliveries, person
       where split_part(key, ':', 2) = any((person.bookings || person.inquiries)::text[])`,
    ...personValues(person, now),
  );
  return rows.map(({ key }) => messageIdFor(key));
}
