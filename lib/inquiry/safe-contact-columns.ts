import { encrypt } from "@/lib/platform/security/encryption";

import { safeContactCodes, safeContactInstructions } from "./safe-contact-names";
import type { SafeContact } from "./safe-contact";

/** Each table's own context: a note copied into another table does not open there. */
type Table = "bookings" | "clients" | "contact_messages" | "leads";

/** The columns of safe-contact instructions; the note is encrypted. */
export function safeContactColumns(table: Table, given: SafeContact | undefined) {
  return {
    safeContact: safeContactInstructions.filter((name) => given?.[name] === true).map((name) => safeContactCodes[name]),
    safeContactNoteCipher: given?.note ? encrypt(given.note, safeContactContext(table)) : null,
  };
}

/** The context that a stored note is decrypted under. */
export function safeContactContext(table: Table): string {
  return `${table}.safe_contact_note`;
}
