import { encrypt } from "@/lib/platform/security/encryption";

import { safeContactCodes, safeContactInstructions } from "./safe-contact-names";
import type { SafeContact } from "./safe-contact";

/** Each table has its own encryption context, so a note copied into another table cannot be decrypted there. */
type Table = "bookings" | "clients" | "contact_messages" | "leads";

/** The columns of safe-contact instructions, with the note encrypted. */
export function safeContactColumns(table: Table, given: SafeContact | undefined) {
  return {
    safeContact: safeContactInstructions.filter((name) => given?.[name] === true).map((name) => safeContactCodes[name]),
    safeContactNoteCipher: given?.note ? encrypt(given.note, safeContactContext(table)) : null,
  };
}

/** The encryption context of stored notes. */
export function safeContactContext(table: Table): string {
  return `${table}.safe_contact_note`;
}
