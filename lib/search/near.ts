import type { SearchTerms } from "./terms";

type Search = { readonly terms: SearchTerms; readonly isSimilar: boolean; readonly isLoose?: boolean };

/**
 * Finds exact matches. If the search terms are words and there are fewer than `most` exact matches, adds similar
 * matches. If there are several words and still no match, searches once more and also accepts less similar matches.
 */
export async function withNear<Row>(
  terms: SearchTerms,
  {
    find,
    keyOf,
    most,
  }: {
    readonly find: (search: Search) => Promise<readonly Row[]>;
    readonly keyOf: (row: Row) => string;
    readonly most: number;
  },
): Promise<readonly Row[]> {
  const exact = await find({ terms, isSimilar: false });
  // If an email address was found, similar matches are useless, because thousands of other addresses may resemble it.
  const isFoundAddress = exact.length > 0 && terms.words.some((word) => word.includes("@"));
  if (terms.words.length === 0 || exact.length >= most || isFoundAddress) return exact;
  const near = await find({ terms, isSimilar: true });
  const seen = new Set(exact.map(keyOf));
  const all = [...exact, ...near.filter((row) => !seen.has(keyOf(row)))].slice(0, most);
  if (all.length > 0 || terms.words.length === 1) return all;
  return find({ terms, isSimilar: true, isLoose: true });
}
