import type { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import { hexOf } from "./stored-contacts";

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

type Addresses = { readonly emails: readonly string[]; readonly clientIds: readonly string[] };

/** Returns those of the addresses that the file of another client also has. `clientIds` are the person's own files. */
export async function listSharedEmails(
  tx: Tx | typeof db,
  { emails, clientIds }: Addresses,
): Promise<ReadonlySet<string>> {
  const rows = await tx.client.findMany({
    where: { email: { in: [...emails] }, id: { notIn: [...clientIds] } },
    select: { email: true },
  });
  return new Set(rows.flatMap(({ email }) => email ?? []));
}
