import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import { findStoredEmails, findStoredPhones, hexOf } from "./stored-contacts";

type Owners = { readonly clientIds: readonly string[]; readonly bookingIds: readonly string[] };

/** The hashes of the email addresses and phone numbers that these clients and bookings had, in hexadecimal digits. */
export async function listFormer(tx: Tx | typeof db, { clientIds, bookingIds }: Owners) {
  const rows = await tx.formerContact.findMany({
    where: { OR: [{ clientId: { in: [...clientIds] } }, { bookingId: { in: [...bookingIds] } }] },
    select: { kind: true, valueHash: true },
  });
  const of = (wanted: string) =>
    new Set(rows.filter(({ kind }) => kind === wanted).map(({ valueHash }) => hexOf(valueHash)));
  return { emails: of("email"), phones: of("phone") };
}

/** An email address or phone number by which a person's messages are found. */
export type Reachable = { readonly email: string | null; readonly phoneE164: string | null };

/**
 * The former email addresses and phone numbers of these clients and of their bookings, as far as a message, a lead or
 * a newsletter subscription still has them. An address that another client's file has now is left out.
 */
export async function listFormerContacts(clientIds: readonly string[]): Promise<readonly Reachable[]> {
  const bookings = await db.booking.findMany({ where: { clientId: { in: [...clientIds] } }, select: { id: true } });
  const former = await listFormer(db, { clientIds, bookingIds: bookings.map(({ id }) => id) });
  const emails = await findStoredEmails(db, { hashes: former.emails, clientIds });
  const others = await db.client.findMany({
    where: { email: { in: [...emails] }, id: { notIn: [...clientIds] } },
    select: { email: true },
  });
  const phones = await findStoredPhones(db, former.phones);
  return [
    ...emails
      .filter((email) => !others.some((other) => other.email === email))
      .map((email) => ({ email, phoneE164: null })),
    ...phones.map((digits) => ({ email: null, phoneE164: `+${digits}` })),
  ];
}
