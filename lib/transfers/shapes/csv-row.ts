import type { ColumnKind } from "./csv-columns";
import type { Shape } from "./csv-shapes";
import type { Table } from "./csv-table";

/** One row: the cell of a kind, or the empty text. */
export type Cells = (kind: ColumnKind) => string;

/** A row of a file, with what the file says about all of its rows. */
export type Row = {
  readonly cells: Cells;
  readonly table: Table;
  readonly shape: Shape | undefined;
  readonly line: number;
  readonly text: string;
  readonly hasMinus: boolean;
};

/**
 * Several columns may describe a payment, so their cells are joined. Of other kinds, the first cell with a text counts.
 */
export function cellsOf(cells: readonly string[], { columns }: Table): Cells {
  return (kind) => {
    const found = cells.filter((cell, at) => columns[at]?.kind === kind && cell !== "");
    return kind === "note" || kind === "kind" ? found.join("  ") : (found[0] ?? "");
  };
}
