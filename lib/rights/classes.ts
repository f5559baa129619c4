import type { Table } from "@/lib/platform/db/columns";

import { caseClasses } from "./classes/cases";
import { clientClasses } from "./classes/clients";
import type { Classes, Kept, Retention, TableClass } from "./classes/class";
import { messageClasses } from "./classes/messages";
import { otherClasses } from "./classes/others";

/** Every table of the database with its class. A test fails if a table or column is missing here. */
export const classes: Classes = {
  ...clientClasses,
  ...caseClasses,
  ...messageClasses,
  ...otherClasses,
} satisfies Record<Table, TableClass>;

/** The columns that contain or reveal something about a client. */
export function personalColumns(table: TableClass): readonly string[] {
  if (table.personal === undefined) return [];
  return typeof table.personal === "string" ? table.personal.split(" ") : Object.keys(table.personal);
}

/** All columns of a table. The columns about a client come first. */
export function columnsOf(table: TableClass): readonly string[] {
  return [...personalColumns(table), ...table.other.split(" ")];
}

/** The kinds of data, for example "invoices", that an erasure keeps because the law allows or requires us to do so. */
export function keptByLaw(): readonly Kept[] {
  const names = Object.values(classes).flatMap((table) => ("kept" in table && table.kept ? [table.kept] : []));
  return [...new Set(names)].toSorted();
}

/**
 * SQL that counts a client's rows: one statement for each table in which an erasure deletes rows or clears columns.
 * Rows that are deleted together with their parent row are not counted. The caller puts `personSql`, which defines the
 * table `person`, before each statement.
 */
export function countStatements(): readonly { readonly retention: Retention; readonly sql: string }[] {
  return Object.entries(classes).flatMap(([table, { erase, retention, ...definition }]) =>
    (erase === "delete" || erase === "clear") && "rows" in definition && definition.rows !== "with-parent"
      ? [{ retention, sql: `select count(*)::int as count from ${table}, person where ${definition.rows}` }]
      : [],
  );
}

/**
 * For each table, the SQL that erases a person's rows. The order of the tables respects the foreign keys. The caller
 * puts `personSql`, which defines `person`, before each statement.
 */
export function erasureStatements(): readonly { readonly table: string; readonly sql: string }[] {
  const statements = Object.entries(classes).flatMap(([table, definition]) => {
    if (definition.erase === "delete" && definition.rows !== "with-parent")
      return [{ table, sql: `delete from ${table} using person where ${definition.rows}` }];
    if (definition.erase !== "clear") return [];
    const values = Object.entries(definition.personal).map(([column, value]) => `${column} = ${value}`);
    return [{ table, sql: `update ${table} set ${values.join(", ")} from person where ${definition.rows}` }];
  });
  // Rows that refer to bookings, messages, leads and clients are processed first.
  const last = ["contact_messages", "leads", "bookings", "clients"];
  return statements.toSorted((a, b) => last.indexOf(a.table) - last.indexOf(b.table));
}
