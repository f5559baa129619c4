import clsx from "clsx";
import type { ReactNode } from "react";

export type TableColumn = {
  key: string;
  label: ReactNode;
  /** Amounts and counts: set flush right. */
  isNumeric?: boolean | undefined;
  /** Long words may break the line here. */
  mayWrap?: boolean | undefined;
};

export type TableRow = {
  key: string;
  /** By column. */
  cells: Readonly<Record<string, ReactNode>>;
  isChosen?: boolean | undefined;
};

export type TableProps = {
  /** What the table shows; read out, and the name of the region that scrolls. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Stands below the head when there are no rows. */
  empty?: ReactNode;
};

/** Rows and columns. A table that is too wide scrolls in a region that the keyboard reaches. */
export function Table({ caption, columns, rows, empty }: TableProps) {
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label={caption}>
      <table className="table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumeric }) => (
              <th key={key} scope="col" className={clsx(isNumeric && "r")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map(({ key, cells, isChosen }) => (
            <tr key={key} className={clsx(isChosen && "is-on")}>
              {columns.map((column) => (
                <td key={column.key} className={clsx(column.isNumeric && "r", column.mayWrap && "wrap-ok")}>
                  {cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
