import clsx from "clsx";
import type { ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

/**
 * The place of a cell when the table is shown as a list. "side" is beside the main cell, "first" above it, "row" on a
 * line of its own, and "hide" omits the cell.
 */
type Place = "main" | "side" | "first" | "row" | "hide";

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly place?: Place;
  readonly isNumeric?: boolean;
  readonly isUnbroken?: boolean;
  /** Repeats the title before the value in the list form. */
  readonly isLabelled?: boolean;
  /** The URL that sorts by this column, and the column's current sort order. */
  readonly sort?: { readonly href: string; readonly order: "ascending" | "descending" | undefined };
};

type Props<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isChosen?: (row: Row) => boolean;
  /** For tables with many columns: the table becomes a list below 860 px instead of below 520 px. */
  readonly isWide?: boolean;
  /** For tables of figures: in the list form, the values of a row are shown side by side, each below its title. */
  readonly isSideBySide?: boolean;
};

/**
 * A table of records. The first column contains the record's name as a link. On a narrow screen, the table is shown as
 * a list.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, isChosen, isWide, isSideBySide }: Props<Row>) {
  return (
    <div className="table-box">
      {/* The roles are explicit because browsers drop the roles of table elements if CSS does not display them as a
          table. */}
      <table
        role="table"
        className={clsx(
          "data-table",
          isWide ? "data-table--wide" : "data-table--list",
          isSideBySide && "data-table--pairs",
        )}
      >
        <caption className="vh">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, isNumeric, sort }) => (
              <th
                key={key}
                scope="col"
                role="columnheader"
                className={clsx(isNumeric && "is-numeric")}
                aria-sort={sort?.order}
              >
                {sort ? (
                  <Link href={sort.href} className="sort-button" scroll={false}>
                    {title}
                    {sort.order && <span aria-hidden="true">{sort.order === "ascending" ? " ↑" : " ↓"}</span>}
                  </Link>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={clsx(isChosen?.(row) && "is-on")} data-row>
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} isHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({
  column,
  row,
  isHeader,
}: {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isHeader: boolean;
}) {
  const { place = isHeader ? "main" : "row", isNumeric, isUnbroken, isLabelled, title, cell } = column;
  const className = clsx(`cell-${place}`, isNumeric && "is-numeric", isUnbroken && "is-unbroken");
  const label = isLabelled ? title : undefined;
  if (isHeader)
    return (
      <th scope="row" role="rowheader" className={className}>
        {cell(row)}
      </th>
    );
  return (
    <td role="cell" className={className} data-label={label}>
      {cell(row)}
    </td>
  );
}
