import { currencySource } from "./currencies";
import type { Habits } from "./languages";
import { monthOf, monthSource } from "./months";

/**
 * A date in a text. `order` says that only the order of day and month decides what it means; the file or the locale
 * settles it later. `year` is undefined for a date without a year.
 */
export type FoundDate = {
  readonly start: number;
  readonly end: number;
  readonly parts: DateParts;
};

export type DateParts =
  | { readonly kind: "day"; readonly year: number | undefined; readonly month: number; readonly day: number }
  | {
      readonly kind: "either";
      readonly year: number;
      readonly first: number;
      readonly second: number;
      readonly isDotted: boolean;
    };

const before = String.raw`(?<![\w.,/:+-])`;
const after = String.raw`(?![\w/]|[.,-]\d)`;

const forms: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => DateParts | undefined }[] =
  [
    {
      // 2026-03-14, 2026/03/14, 2026.03.14, also with a time after a "T".
      pattern: new RegExp(
        String.raw`${before}((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d/]|[.,-]\d|[A-SU-Za-z])`,
        "g",
      ),
      read: ([, year = "", , month = "", day = ""]) => named(Number(year), Number(month), Number(day)),
    },
    {
      // 14.03.2026, 14/03/26, 03-14-2026.
      pattern: new RegExp(String.raw`${before}(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)${after}`, "g"),
      read: ([, first = "", mark = "", second = "", year = ""]) =>
        either(Number(first), Number(second), fullYear(year), mark === "."),
    },
    {
      // 14 March 2026, 14. März, 1er mars 2026, 14-Mar-26, 14MAR2026.
      pattern: new RegExp(
        String.raw`${before}(\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of)?[ /-]{0,2}(${monthSource})\b\.?,?(?:[ /-]{0,2}((?:19|20)\d\d|'?\d\d(?![\w:.,]| ?%| ?(?:${currencySource})(?![A-Za-z]))))?(?![\d/])`,
        "gi",
      ),
      read: ([, day = "", month = "", year]) => named(yearOf(year), monthOf(month) ?? 0, Number(day)),
    },
    {
      pattern: new RegExp(String.raw`${before}(\d{1,2})(${monthSource})(\d{4}|\d\d)(?!\w)`, "gi"),
      read: ([, day = "", month = "", year]) => named(yearOf(year), monthOf(month) ?? 0, Number(day)),
    },
    {
      // March 14th, 2026, Mar 14.
      pattern: new RegExp(
        String.raw`(?<![\w-])(${monthSource})\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[.,]\d)(?:,? {1,2}((?:19|20)\d\d)\b|-((?:19|20)?\d\d)\b)?`,
        "gi",
      ),
      read: ([, month = "", day = "", year, dashed]) => named(yearOf(year ?? dashed), monthOf(month) ?? 0, Number(day)),
    },
    {
      // 14.03. without a year.
      pattern: new RegExp(String.raw`${before}(\d{1,2})\.(\d{1,2})\.(?!\d)`, "g"),
      read: ([, day = "", month = ""]) => named(undefined, Number(month), Number(day)),
    },
  ];

/** Finds the dates of a line in order. */
export function datesIn(line: string): FoundDate[] {
  if (!/\d/.test(line)) return [];
  const found: FoundDate[] = [];
  for (const { pattern, read } of forms)
    for (const match of line.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const parts = read(match);
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      if (parts && isFree) found.push({ start, end, parts });
      if (found.length >= mostDates) break;
    }
  return found.sort((a, b) => a.start - b.start);
}

/** A line with more dates is no payment. */
const mostDates = 40;

function named(year: number | undefined, month: number, day: number): DateParts | undefined {
  return isDay(year ?? 2024, month, day) ? { kind: "day", year, month, day } : undefined;
}

function either(first: number, second: number, year: number, isDotted: boolean): DateParts | undefined {
  if (first === second) return named(year, second, first);
  const [dayFirst, monthFirst] = [isDay(year, second, first), isDay(year, first, second)];
  if (dayFirst && monthFirst) return { kind: "either", year, first, second, isDotted };
  if (dayFirst) return named(year, second, first);
  return monthFirst ? named(year, first, second) : undefined;
}

const yearOf = (written: string | undefined) => (written ? fullYear(written.replace("'", "")) : undefined);
const fullYear = (written: string) => (written.length === 2 ? 2000 + Number(written) : Number(written));

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || year < 1990 || year > 2100) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Which of the two orders a text proves by a day above 12. "both" if its dates contradict each other. */
export type Order = "day-first" | "month-first" | "both" | undefined;

export function provenOrder(text: string): Order {
  let order: Order;
  for (const [, first = "", second = ""] of text.matchAll(
    /(?<![\w./:+-])(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d\d)(?![\w/-])/g,
  )) {
    const each = Number(first) > 12 ? "day-first" : Number(second) > 12 ? "month-first" : undefined;
    if (each && order && each !== order) return "both";
    order = each ?? order;
  }
  return order;
}

export type SettledDate = {
  readonly date: string | null;
  /** What settled the order, where it needed to be settled. */
  readonly by?: "file" | "locale" | "nothing" | "year";
};

type Context = {
  readonly habits: Habits;
  readonly order: Order;
  readonly year: number | undefined;
  readonly today: string;
};

/**
 * The date that the parts stand for. A year that is missing is that of the other dates, or else the latest past one.
 */
export function settle(parts: DateParts, { habits, order, year, today }: Context): SettledDate {
  if (parts.kind === "day") {
    if (parts.year !== undefined) return { date: iso(parts.year, parts.month, parts.day) };
    const thisYear = Number(today.slice(0, 4));
    const date = (guess: number) => iso(guess, parts.month, parts.day);
    const guess = year ?? (date(thisYear) > today ? thisYear - 1 : thisYear);
    return { date: isDay(guess, parts.month, parts.day) ? date(guess) : null, by: "year" };
  }
  const { first, second } = parts;
  const [dayFirst, monthFirst] = [iso(parts.year, second, first), iso(parts.year, first, second)];
  // Dots put the day first in every country that writes them.
  if (parts.isDotted) return habits.dayFirst ? { date: dayFirst } : { date: dayFirst, by: "locale" };
  if (order === "both") return { date: null, by: "nothing" };
  if (order) return { date: order === "day-first" ? dayFirst : monthFirst, by: "file" };
  return habits.dayFirst ? { date: dayFirst, by: "locale" } : { date: null, by: "nothing" };
}

function iso(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
