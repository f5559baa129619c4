import type { z } from "zod";

import { csvRows } from "../csv/write";
import type { CsvRow } from "../csv/write";
import { formFieldCode } from "../forms/empty-field";
import { takingTurns } from "../event-loop";
import { parseInput } from "./parse-input";

/** A problem that prevents the import of a file. It contains no text from the file. */
export type ImportProblem = {
  readonly line: number;
  readonly column?: string;
  /** A key of the messages `fields` or `imports.problems`. */
  readonly code: string;
};

export type ImportedRow<Value> = { readonly line: number; readonly value: Value };

export type CheckedFile<Value> = {
  readonly rows: readonly ImportedRow<Value>[];
  readonly problems: readonly ImportProblem[];
};

/** The maximum number of lines in a file. All rows are stored in one transaction. */
export const maxImportedRows = 100_000;

/** The maximum number of problems in the result. A file with the wrong columns could have a million. */
const mostProblems = 10_000;

type Format<Row, Value> = {
  readonly columns: readonly string[];
  readonly schema: z.ZodType<Row>;
  readonly toValue: (row: Row) => Value;
};

/**
 * Reads the rows of a CSV file that are not empty. The result is a problem if the file is not CSV or has too many rows.
 */
export async function readRows(text: string): Promise<readonly CsvRow[] | ImportProblem> {
  const nextTurn = takingTurns();
  const read: CsvRow[] = [];
  for (const row of csvRows(text)) {
    if ("fault" in row) return { line: row.line, code: row.fault };
    if (read.push(row) > maxImportedRows + 1) return { line: 1, code: "tooManyRows" };
    await nextTurn();
  }
  return read.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/**
 * Parses each row of a CSV file. The first line must name each column once, in any order. An empty cell counts as a
 * missing value. Columns without a name must be empty, as those that Excel adds. If the file as a whole is invalid, for
 * example not CSV or too long, the result has no rows and only one problem.
 */
export async function readImport<Row, Value>(text: string, format: Format<Row, Value>): Promise<CheckedFile<Value>> {
  const read = await readRows(text);
  return "code" in read ? { rows: [], problems: [read] } : parseRows(read, format);
}

/** Parses rows that were read already. The first of them names the columns. */
export async function parseRows<Row, Value>(
  [first, ...body]: readonly CsvRow[],
  { columns, schema, toValue }: Format<Row, Value>,
): Promise<CheckedFile<Value>> {
  const refuse = (line: number, code: string) => ({ rows: [], problems: [{ line, code }] });
  const nextTurn = takingTurns();
  const names = first?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  if (names.filter(Boolean).toSorted().join() !== columns.toSorted().join()) return refuse(first?.line ?? 1, "columns");
  if (body.length === 0) return refuse(1, "noRows");

  const rows: ImportedRow<Value>[] = [];
  const problems: ImportProblem[] = [];
  for (const { line, cells } of body) {
    await nextTurn();
    if (problems.length >= mostProblems) return { rows, problems: [...problems, { line, code: "moreProblems" }] };
    const given = readCells(names, cells);
    if (!given) {
      problems.push({ line, code: "cells" });
      continue;
    }
    const parsed = parseInput(schema, given);
    if (parsed.ok) rows.push({ line, value: toValue(parsed.value) });
    else
      for (const [path, codes] of Object.entries(parsed.codes)) {
        const column = columns.find((name) => path.split(".")[0] === name);
        const cell = column && given[column];
        problems.push(
          ...codes.map((code) => ({ line, ...(column && { column }), code: formFieldCode(code, cell, true) })),
        );
      }
  }
  return { rows, problems };
}

/**
 * The row's cells by the names of their columns, without the empty cells. Undefined if a named column has no cell, or
 * if a column without a name is not empty.
 */
function readCells(names: readonly string[], cells: readonly string[]): Record<string, string> | undefined {
  const isComplete = names.every((name, at) => name === "" || cells[at] !== undefined);
  const given = cells.map((cell, at) => [names[at] ?? "", cell.trim()] as const).filter(([, cell]) => cell !== "");
  return isComplete && given.every(([name]) => name !== "") ? Object.fromEntries(given) : undefined;
}

/** Sorts the problems in the order of the file's lines. */
export function byLine(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  return problems.toSorted((one, other) => one.line - other.line);
}
