import type { SearchTerms } from "./terms";

type Search = { readonly terms: SearchTerms; readonly isSimilar: boolean; readonly isLoose?: boolean };

/**
 * Finds exact matches first, then similar matches up to `most` matches in total. If a search for several words finds
 * nothing, a last search allows each word to differ more.
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
  // If an email address was found, similar matches are useless: Thousands of other addresses may resemble it.
  const isFoundAddress = exact.length > 0 && terms.words.some((word) => word.includes("@"));
  if (terms.words.length === 0 || exact.length >= most || isFoundAddress) return exact;
  const near = await find({ terms, isSimilar: true });
  const seen = new Set(exact.map(keyOf));
  const all = [...exact, ...near.filter((row) => !seen.has(keyOf(row)))].slice(0, most);
  if (all.length > 0 || terms.words.length === 1) return all;
  return find({ terms, isSimilar: true, isLoose: true });
}
