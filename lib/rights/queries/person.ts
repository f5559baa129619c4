import { openStates } from "@/lib/booking/states";
import { listFormer } from "@/lib/clients/queries/former";
import { phoneKey } from "@/lib/inquiry/person/phone-key";
import type { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { recipientHash } from "@/lib/platform/mail/recipient";
import type { Instant } from "@/lib/platform/time/instant";

import { isSentToPerson } from "../classes/messages";
import { listSharedEmails } from "./addresses";
import { listInquiries } from "./inquiries";
import type { UncertainInquiry } from "./inquiries";
import { findStoredEmails, findStoredPhones, hexOf } from "@/lib/clients/queries/stored-contacts";

/** The ids and email addresses that are needed to find the records of a client. */
export type Person = {
  readonly clientId: string;
  /** The ids of the clients who were merged into this client. */
  readonly mergedIds: readonly string[];
  /** The person's own email addresses: of the file and of the bookings, now and earlier. */
  readonly emails: readonly string[];
  /** The hashes of these addresses. A former address that is stored nowhere else is only in this list. */
  readonly hashes: readonly Uint8Array<ArrayBuffer>[];
  readonly bookingIds: readonly string[];
  /** The ids of messages and leads that came from these email addresses, led to a booking or were chosen by staff. */
  readonly inquiryIds: readonly string[];
};

export type FoundPerson = Person & {
  /** Messages and leads that may be another person's. They belong to the person only if staff choose them. */
  readonly uncertain: readonly UncertainInquiry[];
};

type Known = {
  /** The ids of uncertain messages and leads that staff chose. Other ids have no effect. */
  readonly chosenIds?: readonly string[];
  /** Hashes of addresses that the database no longer has, in hexadecimal digits. They come from ERASURES_FILE. */
  readonly hashes?: readonly string[];
};

/** The placeholder that an erasure writes into bookings. It is no real address. */
const erasedEmail = "erased@erased.invalid";

/**
 * Finds the records of a client and of the clients who were merged into this client, by every email address that the
 * file and its bookings have or had. An address that another client's file also has proves nothing, and neither does a
 * phone number: what matches only by these is in `uncertain`. Returns undefined if the client was merged into another
 * client.
 */
export async function findPerson(
  tx: Tx | typeof db,
  clientId: string,
  { chosenIds = [], hashes: known = [] }: Known = {},
): Promise<FoundPerson | undefined> {
  const contact = { email: true, phone: true, phoneE164: true } as const;
  const client = await tx.client.findUnique({
    where: { id: clientId, mergedIntoId: null },
    select: { ...contact, merged: { select: { id: true, ...contact } } },
  });
  if (!client) return undefined;
  const bookings = await tx.booking.findMany({
    where: { clientId },
    select: { id: true, leadId: true, contactMessageId: true, ...contact },
  });
  const mergedIds = client.merged.map(({ id }) => id);
  const clientIds = [clientId, ...mergedIds];
  const bookingIds = bookings.map(({ id }) => id);
  const former = await listFormer(tx, { clientIds, bookingIds });
  const current = [client, ...client.merged, ...bookings];
  const typed = current.flatMap(({ email }) => (email === null || email === erasedEmail ? [] : email));
  const formerHashes = new Set([...former.emails, ...known]);
  const stored = await findStoredEmails(tx, { hashes: formerHashes, clientIds });
  const all = [...new Set([...typed, ...stored])];
  const shared = await listSharedEmails(tx, { emails: all, clientIds });
  const emails = all.filter((email) => !shared.has(email));
  const sharedHashes = new Set([...shared].map((email) => hexOf(recipientHash(email))));
  const ownHashes = new Set([...emails.map((email) => hexOf(recipientHash(email))), ...formerHashes]);
  const { certainIds, uncertain } = await listInquiries(tx, {
    clientId,
    emails,
    sharedEmails: [...shared],
    phones: [...current.flatMap((each) => phoneKey(each) ?? []), ...(await findStoredPhones(tx, former.phones))],
    linkedIds: bookings.flatMap(({ leadId, contactMessageId }) => [leadId ?? [], contactMessageId ?? []].flat()),
  });
  const chosen = uncertain.filter(({ id }) => chosenIds.includes(id)).map(({ id }) => id);
  return {
    clientId,
    mergedIds,
    emails,
    hashes: [...ownHashes]
      .filter((hash) => !sharedHashes.has(hash))
      .map((hash) => Uint8Array.from(Buffer.from(hash, "hex"))),
    bookingIds,
    inquiryIds: [...certainIds, ...chosen],
    uncertain,
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
     select delivery_key as key from sent_emails, person where ${isSentToPerson}
     union select key from mail_deliveries, person
       where split_part(key, ':', 2) = any((person.bookings || person.inquiries)::text[])`,
    ...personValues(person, now),
  );
  return rows.map(({ key }) => messageIdFor(key));
}
