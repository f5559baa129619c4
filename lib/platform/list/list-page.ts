import { z } from "zod";

/** The number of rows on one page of a list. */
export const pageSize = 25;

/** The number of rows that a query reads: one more than a page shows, which tells whether there are more. */
export const readRows = pageSize + 1;

/** The page that comes directly after or before a row. The place identifies this row. */
export type Cursor = { readonly direction: "after" | "before"; readonly place: string };

/** The two words of a list's query that choose a page. A place that does not fit the pattern is refused. */
export const cursorQuery = (place: RegExp) => ({
  after: z.string().regex(place).optional(),
  before: z.string().regex(place).optional(),
});

/** Returns the cursor of a list's query. Undefined for the first page. */
export function cursorIn(query: {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}): Cursor | undefined {
  if (query.after !== undefined) return { direction: "after", place: query.after };
  return query.before === undefined ? undefined : { direction: "before", place: query.before };
}

/** Adds a cursor to a list's address, which may have a query of its own. */
export function pageAddress(address: string, cursor: Cursor | undefined): string {
  if (!cursor) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ [cursor.direction]: cursor.place })}`;
}

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  /** The `before` of the previous page. Undefined on the first page. */
  readonly before: string | undefined;
  /** The `after` of the next page. Undefined on the last page. */
  readonly after: string | undefined;
};

type Reading<Row> = {
  readonly cursor: Cursor | undefined;
  readonly placeOf: (row: Row) => string;
  readonly size?: number;
};

/**
 * Makes a page from up to one more row than the page shows, in the order in which the query read them: away from the
 * cursor. For a page before a row, this is the reverse of the list's order.
 */
export function toListPage<Row>(
  read: readonly Row[],
  { cursor, placeOf, size = pageSize }: Reading<Row>,
): ListPage<Row> {
  const isBackward = cursor?.direction === "before";
  const rows = isBackward ? read.slice(0, size).reverse() : read.slice(0, size);
  const hasMore = read.length > size;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    before: first !== undefined && (isBackward ? hasMore : cursor !== undefined) ? placeOf(first) : undefined,
    after: last !== undefined && (isBackward || hasMore) ? placeOf(last) : undefined,
  };
}

/** The only page of a short list. */
export function onlyPage<Row>(rows: readonly Row[]): ListPage<Row> {
  return { rows, before: undefined, after: undefined };
}

/** A place in a list that is sorted by a time and, within the same millisecond, by an id. */
export type TimedPlace = { readonly at: Date; readonly id: string };

/** Writes a place for the address, for example "2041200000000_MSG-7K2M-4Q93". */
export function writeTimedPlace({ at, id }: TimedPlace): string {
  return `${at.getTime()}_${id}`;
}

/** The pattern of a written place. `id` is the pattern of the id. */
export const timedPlacePattern = (id: string) => new RegExp(`^-?\\d{1,15}_${id}$`);

/** Reads a place that fits `timedPlacePattern`. */
export function readTimedPlace(place: string): TimedPlace {
  const end = place.indexOf("_");
  return { at: new Date(Number(place.slice(0, end))), id: place.slice(end + 1) };
}
