import type { ContactMethod } from "@/lib/booking/contact-methods";
import type { SafeContact } from "@/lib/inquiry/safe-contact/instructions";
import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { safeContactColumns, safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { isDuplicate } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { toE164 } from "@/lib/platform/contact/phone";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";
import { lockVersion } from "@/lib/platform/versioned";

import { contactColumns } from "../contact-fields";
import type { ContactField } from "../contact-fields";
import { mayWriteFile } from "./access";
import { passOnContact } from "./pass-on-contact";

type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** The country of a phone number that has no country code. */
  readonly phoneCountry: string | undefined;
  /** Undefined for a client without an email address. */
  readonly email: string | undefined;
  readonly preferredContact: ContactMethod;
  readonly language: Locale;
  readonly zone: string;
  /** In the format YYYY-MM-DD. */
  readonly dateOfBirth?: string | undefined;
  readonly safeContact: SafeContact | undefined;
};

type Target = { readonly id: string; readonly version: number };
type Edit = Target & {
  readonly contact: Contact;
  /** Whether the client's coming appointments get the changed data, too. */
  readonly alsoBookings?: boolean;
};
type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "RESOURCE_ALREADY_EXISTS";

/**
 * Changes the contact data in a client's file. Bookings keep the contact data that was entered with them, except that
 * staff can also change the coming ones.
 * RESOURCE_CONFLICT: the client has changed since the page was rendered, or was merged into another client.
 * RESOURCE_ALREADY_EXISTS: another client has the email address.
 */
export async function editContact(
  staff: Staff,
  { id, version, contact, alsoBookings = false }: Edit,
  now: Instant,
): Promise<Result<string, Refusal>> {
  try {
    const address = contact.email ?? null;
    return await db.$transaction(async (tx) => {
      const locked = await lockVersion(tx, staff, clientKind, { id, version, address, now });
      if (!locked.ok) return locked;
      const stored = locked.value;
      if (stored.mergedIntoId !== null) return fail("RESOURCE_CONFLICT");
      const { phoneCountry, language: locale, safeContact, dateOfBirth: born, ...fields } = contact;
      const dateOfBirth = born === undefined ? null : new Date(born);
      const columns = {
        ...fields,
        email: fields.email ?? null,
        dateOfBirth,
        locale,
        ...safeContactColumns("clients", safeContact),
      };
      const changed = changedFields(stored, columns, safeContact?.note ?? null);
      if (changed.length === 0) return ok(id);
      const phoneE164 = toE164(contact.phone, phoneCountry) ?? null;
      const ofMerged = changed.includes("email") ? await freeMergedAddress(tx, id, address) : undefined;
      const sharesMailbox = changed.includes("email") ? (ofMerged?.sharesMailbox ?? false) : stored.sharesMailbox;
      await tx.client.update({
        where: { id },
        data: { ...columns, sharesMailbox, ...(changed.includes("phone") ? { phoneE164 } : {}) },
        select: { id: true },
      });
      if (ofMerged)
        await tx.client.update({
          where: { id: ofMerged.id },
          data: { email: stored.email, sharesMailbox: stored.sharesMailbox },
          select: { id: true },
        });
      const after = { email: columns.email, ...(changed.includes("phone") ? { phone: contact.phone, phoneE164 } : {}) };
      await rememberContact(tx, { clientId: id }, { before: stored, after, now });
      const details = { fields: changed.join(",") };
      await record(tx, staff, { action: "client.contact-changed", subjectKind: "client", subjectId: id, details });
      const { phone, preferredContact } = contact;
      const passedOn = { phone, phoneE164, email: columns.email, preferredContact, safeContact };
      if (alsoBookings) await passOnContact(tx, staff, { clientId: id, before: stored, changed, after: passedOn }, now);
      return ok(id);
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
    throw error;
  }
}

const clientKind = {
  /** Also locks the merged client who has the new address, in the order of the ids, as a merge does. */
  async lock(tx: Tx, { id, address }: Target & { readonly address: string | null; readonly now: Instant }) {
    const locked = { OR: [{ id }, { mergedIntoId: id, email: address }] };
    const rows = await tx.client.findMany({ where: locked, select: { id: true } });
    const ids = rows.map((row) => row.id);
    await lockRows(tx, "clients", ids);
  },
  find: async (tx: Tx, staff: Staff, { id, now }: Target & { readonly now: Instant }) =>
    (await mayWriteFile(staff, id, now, tx)) ? tx.client.findUnique({ where: { id }, select: storedFields }) : null,
};

/**
 * Finds the client with this address who was merged into the client `id`, and takes the address out of that row. The
 * caller then swaps the two addresses, as a merge does, so both still lead to the kept client.
 */
async function freeMergedAddress(tx: Tx, id: string, email: string | null) {
  if (email === null) return undefined;
  const merged = await tx.client.findFirst({
    where: { mergedIntoId: id, email },
    select: { id: true, sharesMailbox: true },
  });
  if (merged) await tx.client.update({ where: { id: merged.id }, data: { email: null }, select: { id: true } });
  return merged ?? undefined;
}

const storedFields = {
  id: true,
  version: true,
  mergedIntoId: true,
  phoneE164: true,
  sharesMailbox: true,
  ...contactColumns,
} as const;

type Columns = {
  readonly [Name in "firstName" | "lastName" | "phone" | "preferredContact" | "locale" | "zone"]: string;
} & {
  readonly email: string | null;
  readonly safeContact: readonly string[];
  readonly safeContactNoteCipher: Uint8Array<ArrayBuffer> | null;
  readonly dateOfBirth: Date | null;
};

/**
 * The names of the fields that differ. The safe-contact note is decrypted and compared as text, because encrypting the
 * same text twice gives different results.
 */
function changedFields(stored: Columns, next: Columns, nextNote: string | null): ContactField[] {
  const cipher = stored.safeContactNoteCipher;
  const note = cipher && decrypt(cipher, safeContactContext("clients"));
  const plain = ["firstName", "lastName", "phone", "email", "preferredContact", "zone"] as const;
  return [
    ...plain.filter((name) => stored[name] !== next[name]),
    ...(stored.locale === next.locale ? [] : ["language" as const]),
    ...(stored.dateOfBirth?.getTime() === next.dateOfBirth?.getTime() ? [] : ["dateOfBirth" as const]),
    ...(stored.safeContact.join() === next.safeContact.join() ? [] : ["safeContact" as const]),
    ...(note === nextNote ? [] : ["safeContactNote" as const]),
  ];
}
