import type { z } from "zod";

import { readCsv } from "./csv";
import { formFieldCode } from "./empty-field";
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

/** The maximum number of rows in a file. All rows are stored in one transaction. */
export const maxImportedRows = 100_000;

/** After this many rows, parsing pauses so that other requests can be handled. */
const rowsOfTurn = 500;

/**
 * Parses each row of a CSV file. The first line must name each column once, in any order. An empty cell counts as a
 * missing value. If the file as a whole is invalid, for example not CSV or too long, the result has no rows and only
 * one problem.
 */
export async function readImport<Value>(
  text: string,
  { columns, schema }: { readonly columns: readonly string[]; readonly schema: z.ZodType<Value> },
): Promise<CheckedFile<Value>> {
  const refuse = (line: number, code: string) => ({ rows: [], problems: [{ line, code }] });
  const read = readCsv(text);
  if (!read) return refuse(1, "notCsv");
  const [first, ...body] = read;
  const names = first?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  if (names.toSorted().join() !== columns.toSorted().join()) return refuse(first?.line ?? 1, "columns");
  if (body.length === 0) return refuse(1, "noRows");
  if (body.length > maxImportedRows) return refuse(1, "tooManyRows");

  const rows: ImportedRow<Value>[] = [];
  const problems: ImportProblem[] = [];
  for (const [index, { line, cells }] of body.entries()) {
    if (index % rowsOfTurn === rowsOfTurn - 1) await new Promise(setImmediate);
    if (cells.length !== names.length) {
      problems.push({ line, code: "cells" });
      continue;
    }
    const given = names.map((name, at) => [name, cells[at]?.trim() ?? ""] as const);
    const parsed = parseInput(schema, Object.fromEntries(given.filter(([, cell]) => cell !== "")));
    if (parsed.ok) rows.push({ line, value: parsed.value });
    else
      for (const [path, codes] of Object.entries(parsed.codes)) {
        const column = columns.find((name) => path.split(".")[0] === name);
        const cell = column && cells[names.indexOf(column)];
        problems.push(
          ...codes.map((code) => ({ line, ...(column && { column }), code: formFieldCode(code, cell, true) })),
        );
      }
  }
  return { rows, problems };
}

/** Sorts the problems in the order of the file's lines. */
export function byLine(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  return problems.toSorted((one, other) => one.line - other.line);
}
