import { searchedDigits } from "@/lib/platform/contact/phone";
import { Prisma } from "@/lib/platform/db/client";
import { containsWords, wordsIn } from "@/lib/platform/db/contains-words";
import { hasReferencePart } from "@/lib/platform/security/reference-sql";
import { readReferencePart, readReferences } from "@/lib/platform/security/reference";

/** The number of an invoice or credit note, such as "2034-0007" or "C2034-0007". */
const documentNumber = /^(c?)(\d{4})-(\d{1,6})$/i;

/** The maximum number of bookings with the same name that a search lists. */
const maxBookings = 1_000;

/**
 * The condition that a booking matches a searched text: its reference or a part of it, the number of its invoice, or
 * the client's name or phone number. The SQL expressions must match the indexes of the migrations 0044 and 0249.
 */
export function isSearched(text: string, bookingPrefix: string): Prisma.Sql {
  const [, kind, year, number] = documentNumber.exec(text) ?? [];
  if (year !== undefined)
    return Prisma.sql`b.id in (select booking_id from invoices where kind::text = ${kind ? "credit_note" : "invoice"}
      and year = ${Number(year)} and number = ${Number(number)})`;
  const references = readReferences(text, [bookingPrefix]);
  const part = readReferencePart(text, [bookingPrefix]);
  const digits = searchedDigits(text);
  const conditions = [
    ...(references.length > 0 ? [Prisma.sql`reference = any(${references})`] : []),
    ...(part ? [hasReferencePart(part)] : []),
    digits === undefined
      ? containsWords(Prisma.sql`search_text(first_name || ' ' || last_name)`, wordsIn(text))
      : Prisma.sql`search_digits(coalesce(phone_e164, phone)) like ${`%${digits}%`}`,
  ];
  return Prisma.sql`b.id in (select id from bookings where ${Prisma.join(conditions, " or ")} limit ${maxBookings})`;
}
