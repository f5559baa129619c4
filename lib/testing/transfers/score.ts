import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Identifier, Parsed, Question, Transfer, Warning } from "@/lib/transfers/kinds";
import { parse } from "@/lib/transfers/parse";

/** A text with what it contains. Rows, warnings and questions that a case leaves out are not compared. */
export type CorpusCase = {
  readonly id: string;
  readonly locale: string;
  readonly input: string;
  readonly expected: {
    readonly refused: Parsed["refused"];
    readonly format: string;
    readonly rows: readonly Partial<Transfer>[];
    readonly identifiers: readonly Identifier[];
    readonly warnings?: readonly Warning[];
    readonly questions?: readonly Question[];
  };
};

export function readCorpus(name: "corpus" | "own-corpus"): CorpusCase[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")) as CorpusCase[];
}

export const parseCase = ({ input, locale }: CorpusCase, country = "") =>
  parse(input, { locale, country, today: "2026-03-20" });

/** How many values a field has in the cases, how many the parser returned, and how many of both are the same. */
export type Score = { readonly expected: number; readonly found: number; readonly right: number };

const rowFields = ["date", "time", "zone", "direction", "amount", "asset", "rail", "network", "to", "hash"] as const;

/** The scores of the identifiers and of each field of the rows. */
export function scoresOf(cases: readonly CorpusCase[]): Record<string, Score> {
  const results = cases.map((each) => ({ expected: each.expected, parsed: parseCase(each) }));
  const ofField = (field: (typeof rowFields)[number]): Score =>
    sum(
      results.flatMap(({ expected, parsed }) =>
        Array.from({ length: Math.max(expected.rows.length, parsed.rows.length) }, (_, at) => {
          const row = expected.rows[at];
          if (row && !(field in row)) return { expected: 0, found: 0, right: 0 };
          return compared(row?.[field], parsed.rows[at]?.[field]);
        }),
      ),
    );
  const identifiers = sum(
    results.map(({ expected, parsed }) => {
      const found = new Set(parsed.identifiers.map(keyOf));
      const right = expected.identifiers.filter((each) => found.has(keyOf(each))).length;
      return { expected: expected.identifiers.length, found: parsed.identifiers.length, right };
    }),
  );
  return { identifiers, ...Object.fromEntries(rowFields.map((field) => [field, ofField(field)])) };
}

function compared(expected: unknown, found: unknown): Score {
  const [isExpected, isFound] = [expected != null, found != null];
  const isRight = isExpected && JSON.stringify(expected) === JSON.stringify(found);
  return { expected: Number(isExpected), found: Number(isFound), right: Number(isRight) };
}

const keyOf = ({ kind, value, check, networks }: Identifier) => JSON.stringify([kind, value, check, networks ?? null]);

function sum(scores: readonly Score[]): Score {
  const total = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0);
  return {
    expected: total((each) => each.expected),
    found: total((each) => each.found),
    right: total((each) => each.right),
  };
}

/** The part of the rows whose date, amount and asset are all as expected. */
export function rightRows(cases: readonly CorpusCase[]): number {
  const rows = cases.flatMap((each) => {
    const parsed = parseCase(each).rows;
    return each.expected.rows.map((row, at) =>
      (["date", "amount", "asset"] as const).every((field) => row[field] === parsed[at]?.[field]),
    );
  });
  return rows.filter(Boolean).length / rows.length;
}

/** The rows that say a wrong date or amount as if it were certain. */
export function silentlyWrong(cases: readonly CorpusCase[]): string[] {
  return cases.flatMap((each) =>
    parseCase(each).rows.flatMap((row, at) =>
      (["date", "amount"] as const)
        .filter((field) => row[field] !== null && row[field] !== (each.expected.rows[at]?.[field] ?? undefined))
        .map((field) => `${each.id}: ${field} ${row[field] ?? ""}`),
    ),
  );
}

/** The table that the test prints: recall and precision of each field. */
export function tableOf(scores: Readonly<Record<string, Score>>): string {
  const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
  return Object.entries(scores)
    .map(
      ([name, { expected, found, right }]) =>
        `${name}: recall ${percent(right, expected)}, precision ${percent(right, found)}`,
    )
    .join("\n");
}
