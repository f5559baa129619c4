import { csvRows } from "@/lib/platform/csv/write";

import type { Scope } from "../facts";
import { columnOf } from "./csv-columns";
import type { Column } from "./csv-columns";

/** The table of a file: its header, what its columns are for, and its rows with their lines. */
export type Table = {
  readonly header: readonly string[];
  readonly columns: readonly (Column | undefined)[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

/** Files of banks begin with some lines about the account. The header is searched in the first lines. */
const mostLinesBefore = 30;
const separators = [",", ";", "\t", "|"] as const;

/** Finds the table in a text. Undefined if no line names a column for dates and one for amounts. */
export function tableIn(lines: readonly string[], { text }: Pick<Scope, "text">): Table | undefined {
  let start = 0;
  for (const [index, line] of lines.slice(0, mostLinesBefore).entries()) {
    const header = line.length > 2_000 ? undefined : headerOf(line);
    if (header && lines.length > index + 1)
      return { ...header, rows: rowsBelow(text.slice(start), index, header.separator) };
    start += line.length + 1;
  }
  return undefined;
}

type Header = Pick<Table, "header" | "columns"> & { readonly separator: string };

function headerOf(line: string): Header | undefined {
  for (const separator of separators) {
    if (!line.includes(separator)) continue;
    const header = line.split(separator).map((name) => name.trim().replace(/^"|"$/g, "").trim());
    const columns = header.map(columnOf);
    const kinds = new Set(columns.map((column) => column?.kind));
    const hasAmount = kinds.has("amount") || kinds.has("debit") || kinds.has("credit");
    if ((kinds.has("date") || kinds.has("time")) && hasAmount) return { header, columns, separator };
  }
  return undefined;
}

function rowsBelow(text: string, index: number, separator: string): Table["rows"] {
  // A first line such as "sep=;" names the separator, so that it need not be guessed a second time.
  const rows: { line: number; cells: readonly string[] }[] = [];
  for (const row of csvRows(`sep=${separator}\n${text}`)) {
    if ("fault" in row) break;
    rows.push({ line: row.line + index - 1, cells: row.cells.map((cell) => cell.trim()) });
  }
  return rows.slice(1).filter(({ cells }) => cells.some((cell) => cell !== ""));
}
