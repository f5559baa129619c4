import { Prisma } from "@/lib/platform/db/client";
import { containsWords, escapeLike } from "@/lib/platform/db/contains-words";
import { hasReferencePart } from "@/lib/platform/security/reference-sql";

import { withSwappedLetters } from "../swapped-letters";
import type { SearchTerms } from "../terms";

/** The searchable texts. Migration 0044 has indexes on the same expressions. */
const texts = {
  clients: Prisma.sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))`,
  bookings: Prisma.sql`search_text(first_name || ' ' || last_name)`,
  contact_messages: Prisma.sql`search_text(first_name || ' ' || last_name || ' ' || email)`,
  leads: Prisma.sql`search_text(first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))`,
} as const;
/** The names, which begin the searchable texts. */
const names = {
  clients: Prisma.sql`search_text(first_name || ' ' || last_name)`,
  bookings: texts.bookings,
  contact_messages: Prisma.sql`search_text(first_name || ' ' || last_name)`,
  leads: Prisma.sql`search_text(first_name || ' ' || coalesce(last_name, ''))`,
} as const;
const digits = Prisma.sql`search_digits(coalesce(phone_e164, phone))`;

export type Table = keyof typeof texts;

/** The condition for rows that match by reference, by a part of the phone number or by parts of the name or email. */
export function matches(table: Table, terms: SearchTerms): Prisma.Sql {
  if (terms.references.length > 0)
    return table === "clients" ? Prisma.sql`false` : Prisma.sql`reference = any(${[...terms.references]})`;
  const { part, ...others } = terms;
  if (part && table !== "clients") return Prisma.sql`(${hasReferencePart(part)} or ${matches(table, others)})`;
  if (terms.digits !== undefined) return Prisma.sql`${digits} like ${`%${terms.digits}%`}`;
  return containsWords(texts[table], terms.words);
}

/** Ranks rows by the number of words that match as whole words. */
export function rank(table: Table, { words }: SearchTerms): Prisma.Sql {
  if (words.length === 0) return Prisma.sql`0::int`;
  const whole = words.map(
    (word) => Prisma.sql`(' ' || ${texts[table]} || ' ' like '% ' || search_text(${escapeLike(word)}) || ' %')::int`,
  );
  return Prisma.join(whole, " + ");
}

/**
 * The condition for rows with a similar name for every search word. This allows for typing errors. The indexes contain
 * the email address too, so they find the rows, and the same condition on the names alone removes those with a similar
 * email address.
 */
export function resembles(table: Table, { words }: SearchTerms): Prisma.Sql {
  const isLike = (text: Prisma.Sql) =>
    Prisma.join(
      words.map(
        (word) => Prisma.sql`(${Prisma.join([resemblesWord(word, text), ...containsSwapped(word, text)], " or ")})`,
      ),
      " and ",
    );
  return Prisma.sql`${isLike(texts[table])} and ${isLike(names[table])}`;
}

const resemblesWord = (word: string, text: Prisma.Sql) => Prisma.sql`search_text(${word}) <% ${text}`;

/** Two letters in the wrong order are one typing error, but pg_trgm counts them as several. */
const containsSwapped = (word: string, text: Prisma.Sql) =>
  withSwappedLetters(word).map((each) => Prisma.sql`${text} like '%' || search_text(${escapeLike(each)}) || '%'`);

/** Ranks rows by the similarity of their names. */
export function similarity(table: Table, { words }: SearchTerms): Prisma.Sql {
  return Prisma.join(
    words.map((word) => Prisma.sql`word_similarity(search_text(${word}), ${names[table]})`),
    " + ",
  );
}
