import { Prisma } from "./client";

/** Splits a typed text into words. Commas and semicolons also separate words. */
export const wordsIn = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== "");

/** Escapes the characters that have a special meaning in a pattern of LIKE. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * The condition that `searched` contains every word. `searched` must be an SQL expression that calls the function
 * `search_text`, because the words are compared without capitals and accents. If there are no words, no row matches.
 */
export function containsWords(searched: Prisma.Sql, words: readonly string[]): Prisma.Sql {
  if (words.length === 0) return Prisma.sql`false`;
  return Prisma.join(
    words.map((word) => Prisma.sql`${searched} like '%' || search_text(${escapeLike(word)}) || '%'`),
    " and ",
  );
}
