import { findSecret } from "@/lib/platform/wallet-secrets/secrets";

import { cleanText } from "./clean-text";
import type { CleanText } from "./clean-text";
import { datesIn, provenOrder } from "./dates";
import type { Piece, Scope } from "./facts";
import { findCodes } from "./find-codes";
import type { FoundCodes } from "./find-codes";
import { identifiersOf } from "./identifiers";
import type { FoundTransfer, Parsed, Question, Warning } from "./kinds";
import { habitsOf } from "./languages";
import { questionsOfCodes } from "./questions";
import { readCamt } from "./shapes/camt";
import { readChat } from "./shapes/chat";
import { readCsv } from "./shapes/csv";
import { readLines } from "./shapes/lines";
import { isMail, readMail } from "./shapes/mail";
import { readProse } from "./shapes/prose";
import type { Reading } from "./shapes/reading";
import { readSwift } from "./shapes/swift";
import { narration } from "./words";

export type Reader = {
  /** The language of the reader, with a country where it has one: "en-GB", "de", "fr-CA". */
  readonly locale: string;
  /** The country that the reader chose. An account there is not abroad. It decides nothing else. */
  readonly country: string;
  readonly today: string;
};

export type ReadText = Omit<Parsed, "rows"> & { readonly found: readonly FoundTransfer[] };

/** Reads a text like `parse`, with the place and the doubts of each payment. */
export function readText(typed: string, reader: Reader): ReadText {
  const clean = cleanText(typed);
  if (findSecret(clean.text) === "certain") return refused;
  const codes = findCodes(clean.text);
  const pieces = piecesOf(clean);
  const scope = scopeOf(clean, codes, reader);
  const reading = readForm(clean, pieces, scope);
  const identifiers = identifiersOf(codes, reading, clean.text);
  const format =
    reading.transfers.length > 0 || !/^(?:lines|prose)$/.test(reading.format)
      ? reading.format
      : bareFormat(clean, codes);
  const found = reading.transfers;
  const warnings = new Set<Warning>([
    ...warningsOf(clean, codes, {
      identifiers,
      home: [...scope.habits.home, reader.country.toUpperCase()],
      hasHome: scope.habits.home.length > 0,
    }),
    ...(reading.warnings ?? []),
    ...found.flatMap((each) => each.warnings),
  ]);
  const questions = new Set<Question>([
    ...found.flatMap((each) => each.questions),
    ...questionsOfCodes(identifiers, { format, reading }),
  ]);
  return { refused: null, format, found, identifiers, warnings: [...warnings], questions: [...questions] };
}

const refused: ReadText = {
  refused: { reason: "secret", finding: "certain" },
  format: "bare",
  found: [],
  identifiers: [],
  warnings: [],
  questions: [],
};

/** The forms from the strictest to the loosest. The first one that fits reads the text. */
function readForm(clean: CleanText, pieces: readonly Piece[], scope: Scope): Reading {
  const structured =
    readSwift(pieces, scope) ??
    readCamt({ text: clean.text, start: 0, line: 1 }) ??
    readCsv(clean.lines, scope) ??
    readChat(pieces, scope);
  if (structured) return structured;
  const isLetter = isMail(clean.lines);
  const mail = isLetter ? readMail({ text: clean.text, start: 0, line: 1 }, scope) : undefined;
  if (mail && mail.transfers.some(({ transfer }) => transfer.date !== null && transfer.amount !== null)) return mail;
  const lines = { format: "lines", transfers: readLines(pieces, scope) };
  const isTold = narration.test(clean.text.slice(0, 20_000));
  if (lines.transfers.length > 0 && (!isTold || lines.transfers.length > 2)) return lines;
  if (isTold) return { format: "prose", ...readProse(pieces, scope) };
  return mail?.transfers.length ? mail : lines;
}

function piecesOf({ lines }: CleanText): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const [index, text] of lines.entries()) {
    pieces.push({ text, start, line: index + 1 });
    start += text.length + 1;
  }
  return pieces;
}

function scopeOf({ text, lines }: CleanText, { codes }: FoundCodes, { locale, today }: Reader): Scope {
  const years = new Map<number, number>();
  for (const line of lines.slice(0, 2_000))
    for (const { parts } of datesIn(line.slice(0, 500)))
      if (parts.year !== undefined) years.set(parts.year, (years.get(parts.year) ?? 0) + 1);
  // The years of several dates may differ. Only a single one says what a date without a year means.
  const [year] = years.size === 1 ? years.keys() : [];
  const habits = habitsOf(locale);
  return {
    text,
    habits: { ...habits, decimal: provenDecimal(text) ?? habits.decimal },
    order: provenOrder(text),
    year,
    today,
    codes,
  };
}

/** The mark before the decimals, if numbers with both marks agree on it: "9.800,00" or "9,800.00". */
function provenDecimal(text: string): "." | "," | undefined {
  const isComma = /\d\.\d{3},\d\d(?!\d)/.test(text);
  const isPoint = /\d,\d{3}\.\d\d(?!\d)/.test(text);
  return isComma === isPoint ? undefined : isComma ? "," : ".";
}

type Abroad = {
  readonly identifiers: Parsed["identifiers"];
  readonly home: readonly string[];
  readonly hasHome: boolean;
};

function warningsOf(
  { hasHidden, isCut }: CleanText,
  codes: FoundCodes,
  { identifiers, home, hasHome }: Abroad,
): Warning[] {
  const has = (is: (identifier: Parsed["identifiers"][number]) => boolean) => identifiers.some(is);
  const warnings: Warning[] = [...codes.warnings];
  if (has(({ check }) => check === "failed")) warnings.push("checksum-failed");
  if (has(({ check }) => check === "length-unusual")) warnings.push("length-unusual");
  if (has(({ kind }) => kind === "partial-code")) warnings.push("code-truncated");
  if (has(({ kind }) => kind === "gift-card-code" || kind === "card-number")) warnings.push("code-masked");
  if (has(({ known }) => known !== undefined)) warnings.push("token-contract-not-recipient");
  if (hasHome && has(({ country, check }) => country !== undefined && check === "ok" && !home.includes(country)))
    warnings.push("foreign-account");
  if (hasHidden) warnings.push("hidden-characters");
  if (isCut) warnings.push("text-cut");
  return warnings;
}

/** A text without payments is a link, a few codes with words beside them, or prose. */
function bareFormat({ text }: CleanText, { codes }: FoundCodes): string {
  const [first] = codes;
  if (!first) return "prose";
  const isUrl =
    first.identifier.kind === "explorer-url" ||
    first.identifier.kind === "url" ||
    /^https?:|\//.test(text.trim().slice(0, 8));
  const whole = codes.find(({ identifier }) => identifier.kind === "explorer-url" || identifier.kind === "url");
  if (whole && (isUrl || whole.start === first.start) && whole.end - whole.start >= text.trim().length - 2)
    return "url";
  const isKnown = codes.some(({ identifier }) => identifier.kind !== "unknown-code");
  let left = 0;
  let at = 0;
  for (const { start, end } of codes) {
    left += Math.max(0, start - at);
    at = Math.max(at, end);
  }
  return isKnown && left + text.length - at < 120 ? "bare" : "prose";
}
