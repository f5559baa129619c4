import { guardFormulas, withoutFormulaGuard } from "./formula";
import type { Locale } from "../i18n/locales";

/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const byteOrderMark = "\uFEFF";

/** How the spreadsheets of a language separate cells and write decimals. */
const formats: Readonly<Record<Locale, { readonly separator: string; readonly decimal: string }>> = {
  en: { separator: ",", decimal: "." },
  de: { separator: ";", decimal: "," },
  "fr-CA": { separator: ";", decimal: "," },
};

/**
 * Formats a line of a CSV file (RFC 4180) for the spreadsheets of the reader's language. No cell can run as a formula.
 */
export function csvLine(cells: readonly string[], locale: Locale): string {
  return `${cells.map((cell) => quoted(guardFormulas(cell))).join(formats[locale].separator)}\r\n`;
}

/** Formats minor units with two decimals, so that spreadsheets of the reader's language read a number. */
export function csvAmount(minor: number, locale: Locale): string {
  return csvDecimal((minor / 100).toFixed(2), locale);
}

/** Writes a number such as "9800.00" so that spreadsheets of the reader's language read a number, and no date. */
export function csvDecimal(number: string, locale: Locale): string {
  return number.replace(".", formats[locale].decimal);
}

/** Every separator is quoted, not only the file's own, because spreadsheets may expect another one. */
function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export type CsvRow = {
  /** The number of the line on which the row begins. The first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** Why a text cannot be read as the rows of a file. `line` is the line on which the faulty row begins. */
export type CsvFault = { readonly line: number; readonly fault: "notCsv" | "cellTooLong" | "cells" };

/** No column of an import needs more. A longer cell would cost the checks of its field a lot of time. */
const longestCell = 2_000;
const mostCells = 200;

/**
 * Reads the rows of a CSV file (RFC 4180) one by one, also the empty ones. Cells are separated by the sign that Excel
 * names in a first line such as `sep=;`, or else by the one of comma, semicolon and tab that is most frequent in the
 * first line. Marks that `csvLine` put before possible formulas are removed. The last item is a fault if a quotation
 * mark is never closed or is inside an unquoted cell, or if a cell or a row is too long.
 */
export function* csvRows(text: string): Generator<CsvRow | CsvFault, void> {
  const head = /^\uFEFF?(?:sep=([,;\t|])(?:\r\n?|\n))?/i.exec(text) ?? [""];
  const separator = head[1] ?? separatorOf(text.slice(head[0].length));
  let at = head[0].length;
  let line = head[1] === undefined ? 1 : 2;
  let [begin, cells]: [number, string[]] = [line, []];
  while (at < text.length || cells.length > 0) {
    const cell = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at, separator);
    if ("fault" in cell) return yield { line: begin, fault: cell.fault };
    cells.push(withoutFormulaGuard(cell.text));
    line += cell.text.match(/\r\n?|\n/g)?.length ?? 0;
    const end = text[cell.end] ?? "\n";
    at = cell.end + (text.startsWith("\r\n", cell.end) ? 2 : 1);
    if (end === separator && cells.length < mostCells) continue;
    if (end !== "\r" && end !== "\n") return yield { line: begin, fault: end === separator ? "cells" : "notCsv" };
    line += 1;
    yield { line: begin, cells };
    [begin, cells] = [line, []];
  }
}

type Cell = { readonly text: string; readonly end: number } | Pick<CsvFault, "fault">;

function plainCell(text: string, from: number, separator: string): Cell {
  for (let end = from; end - from <= longestCell; end += 1) {
    const sign = text[end] ?? "\n";
    if (sign === separator || sign === "\n" || sign === "\r" || sign === '"')
      return { text: text.slice(from, end), end };
  }
  return { fault: "cellTooLong" };
}

/** Reads a cell in quotation marks. Within it, a quotation mark is written twice. */
function quotedCell(text: string, from: number): Cell {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 2)) {
    if (end - from > longestCell) return { fault: "cellTooLong" };
    if (text[end + 1] !== '"') return { text: text.slice(from, end).replaceAll('""', '"'), end: end + 1 };
  }
  return { fault: "notCsv" };
}

function separatorOf(text: string): string {
  const [first = ""] = text.slice(0, longestCell * mostCells).split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [";", "\t"].reduce((most, sign) => (count(sign) > count(most) ? sign : most), ",");
}
