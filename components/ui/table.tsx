import clsx from "clsx";
import type { ReactNode } from "react";

export type TableColumn = {
  key: string;
  label: ReactNode;
  /** Amounts and counts are right-aligned. */
  isNumeric?: boolean | undefined;
};

export type TableRow = {
  key: string;
  /** The cells by column key. */
  cells: Readonly<Record<string, ReactNode>>;
  isChosen?: boolean | undefined;
};

export type TableProps = {
  /** Screen readers announce the caption as the name of the table and of the region in which the table scrolls. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** A table. If the table is too wide, it scrolls within a region that keyboard users can reach. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label={caption}>
      <table className="table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumeric }) => (
              <th key={key} scope="col" className={clsx(isNumeric && "is-numeric")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isChosen }) => (
            <tr key={key} className={clsx(isChosen && "is-on")}>
              {columns.map((column) => (
                <td key={column.key} className={clsx(column.isNumeric && "is-numeric")}>
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
