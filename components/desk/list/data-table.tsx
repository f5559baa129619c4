import clsx from "clsx";
import { Fragment } from "react";
import type { ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

/**
 * The place of a cell when the table is shown as a list: beside the main cell ("side"), above the main cell ("first"),
 * on a line of its own ("row"), on a line of its own even among values side by side ("line"), or not shown ("hide").
 */
type Place = "main" | "side" | "first" | "row" | "line" | "hide";

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly place?: Place;
  readonly isNumeric?: boolean;
  readonly isUnbroken?: boolean;
  /** When the table is shown as a list, the column's title is shown before the value. */
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
  /** What is shown below a row, over all columns. Undefined for a row that is not open. */
  readonly detailOf?: (row: Row) => ReactNode;
  /** For tables with many columns: they become a list at a width of 860 px. Other tables become a list at 520 px. */
  readonly isWide?: boolean;
  /** For tables of figures: the list shows the values of a row side by side, each below its column's title. */
  readonly isSideBySide?: boolean;
};

/**
 * A table of records. The cell in the first column is the header of its row. In a narrow container, the table is shown
 * as a list.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, isChosen, detailOf, isWide, isSideBySide } = props;
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
          {rows.map((row) => {
            const detail = detailOf?.(row);
            return (
              <Fragment key={keyOf(row)}>
                <tr role="row" className={clsx(isChosen?.(row) && "is-on")} data-row>
                  {columns.map((column, index) => (
                    <Cell key={column.key} column={column} row={row} isHeader={index === 0} />
                  ))}
                </tr>
                {detail !== undefined && (
                  <tr role="row" className="row-detail">
                    <td role="cell" colSpan={columns.length}>
                      {detail}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
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
