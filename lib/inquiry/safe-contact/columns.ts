import { decrypt, encrypt } from "@/lib/platform/security/encryption";

import { safeContactCodes, safeContactInstructions } from "./names";
import type { SafeContact } from "./instructions";
import type { SafeContactSource } from "./union";

/**
 * The tables with safe-contact instructions. Each table has its own encryption context, so a note that was copied into
 * another table cannot be decrypted there.
 */
type Table = "bookings" | "clients" | "contact_messages" | "leads";

/** Converts safe-contact instructions to database columns and encrypts the note. */
export function safeContactColumns(table: Table, given: SafeContact | undefined) {
  return {
    safeContact: safeContactInstructions.filter((name) => given?.[name] === true).map((name) => safeContactCodes[name]),
    safeContactNoteCipher: given?.note ? encrypt(given.note, safeContactContext(table)) : null,
  };
}

/** The encryption context of the notes in a table. */
export function safeContactContext(table: Table): string {
  return `${table}.safe_contact_note`;
}

/** The columns that `openSource` needs. */
export const sourceColumns = { safeContact: true, safeContactNoteCipher: true } as const;

type Columns = { readonly safeContact: readonly string[]; readonly safeContactNoteCipher: Uint8Array | null };
const tables = { client: "clients", booking: "bookings", message: "contact_messages", lead: "leads" } as const;

/** Reads the safe-contact instructions of a record and decrypts the note. Returns an empty list if `row` is missing. */
export function openSource(
  origin: Pick<SafeContactSource, "from" | "reference">,
  row: Columns | null | undefined,
): readonly SafeContactSource[] {
  if (!row) return [];
  const { safeContact: codes, safeContactNoteCipher: cipher } = row;
  const note = cipher === null ? undefined : decrypt(cipher, safeContactContext(tables[origin.from]));
  return [{ ...origin, codes, note }];
}
