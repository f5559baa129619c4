/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const byteOrderMark = "\uFEFF";

/** Formats a line of a CSV file (RFC 4180). Puts a "'" before a cell that a spreadsheet would run as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export type CsvRow = {
  /** The number of the line on which the row begins. The first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * Reads the rows of a CSV file (RFC 4180) and skips empty lines. Cells are separated by commas, or by semicolons if the
 * first line has more semicolons than commas, as in files from German and Quebec spreadsheets. Returns undefined if a
 * quotation mark is never closed or is inside an unquoted cell.
 */
export function readCsv(text: string): readonly CsvRow[] | undefined {
  const separator = separatorOf(text);
  // Each match is one cell with its end: a separator, the end of a line or the end of the file.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, "y");
  const rows: CsvRow[] = [];
  let [line, begin] = [1, 1];
  let cells: string[] = [];
  cell.lastIndex = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  while (cell.lastIndex < text.length || cells.length > 0) {
    const match = cell.exec(text);
    if (!match) return undefined;
    const [whole, quotedCell, plainCell = "", end] = match;
    cells.push(quotedCell?.replaceAll('""', '"') ?? plainCell);
    line += whole.match(/\r?\n|\r/g)?.length ?? 0;
    if (end === separator) continue;
    if (cells.some((each) => each.trim() !== "")) rows.push({ line: begin, cells });
    [begin, cells] = [line, []];
  }
  return rows;
}

function separatorOf(text: string): "," | ";" {
  const [first = ""] = text.split(/[\r\n]/, 1);
  return first.split(";").length > first.split(",").length ? ";" : ",";
}
