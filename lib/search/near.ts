import type { SearchTerms } from "./terms";

type Search = { readonly terms: SearchTerms; readonly isSimilar: boolean; readonly isLoose?: boolean };

/** The results of a search. Similar matches have a name that is spelled similarly. */
export type Found<Row> = { readonly exact: readonly Row[]; readonly similar: readonly Row[] };

/**
 * Finds exact matches. If the search terms are names and there are fewer than `most` exact matches, also finds similar
 * matches. If there are several names and still no match, searches once more and also accepts less similar matches.
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
): Promise<Found<Row>> {
  const exact = await find({ terms, isSimilar: false });
  if (!terms.areNames || exact.length >= most) return { exact, similar: [] };
  const near = await find({ terms, isSimilar: true });
  const seen = new Set(exact.map(keyOf));
  const similar = near.filter((row) => !seen.has(keyOf(row))).slice(0, most - exact.length);
  if (exact.length + similar.length > 0 || terms.words.length === 1) return { exact, similar };
  return { exact, similar: await find({ terms, isSimilar: true, isLoose: true }) };
}
