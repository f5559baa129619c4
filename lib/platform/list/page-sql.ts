import { Prisma } from "../db/client";
import type { Cursor } from "./list-page";

type Order = {
  /** The columns by which the list is sorted. Together they identify a row. */
  readonly columns: readonly Prisma.Sql[];
  readonly isDescending?: boolean;
};

/**
 * Builds the SQL of one page. `isBeyond` limits the rows to those after or before the cursor, and `orderBy` sorts them
 * away from it. `place` is the SQL of the cursor's row: its values of the columns, in parentheses. PostgreSQL compares
 * the columns as one value, so that an index finds the first row of any page directly.
 */
export function pageSql({ columns, isDescending = false }: Order, cursor: Cursor | undefined, place: Prisma.Sql) {
  const isDown = isDescending !== (cursor?.direction === "before");
  const order = Prisma.raw(isDown ? "desc" : "asc");
  return {
    isBeyond: cursor
      ? Prisma.sql`(${Prisma.join(columns)}) ${Prisma.raw(isDown ? "<" : ">")} ${place}`
      : Prisma.sql`true`,
    /** "asc" or "desc". */
    direction: order,
    orderBy: Prisma.join(columns.map((column) => Prisma.sql`${column} ${order}`)),
  };
}

/**
 * The same for a query of Prisma over a list with the newest rows first: `order` is the order of the columns, and
 * `beyond` the condition for values after or before the cursor.
 */
export function newestFirst(cursor: Cursor | undefined) {
  const isBackward = cursor?.direction === "before";
  return {
    order: isBackward ? ("asc" as const) : ("desc" as const),
    beyond: <Value>(value: Value) => (isBackward ? { gt: value } : { lt: value }),
  };
}
