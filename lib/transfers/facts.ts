import { datesIn, settle } from "./dates";
import type { FoundDate, Order, SettledDate } from "./dates";
import type { FoundCode } from "./find-codes";
import type { Question, Warning } from "./kinds";
import type { Habits } from "./languages";
import { moneyIn } from "./money";
import type { FoundMoney } from "./money";
import { timesIn } from "./times";
import type { FoundTime } from "./times";

/** What holds for the whole text: the habits of its language, the order of its dates, and the year of most of them. */
export type Scope = {
  readonly text: string;
  readonly habits: Habits;
  readonly order: Order;
  readonly year: number | undefined;
  readonly today: string;
  readonly codes: readonly FoundCode[];
};

/** A part of the text, from `start` on, with the number of its first line. */
export type Piece = { readonly text: string; readonly start: number; readonly line: number };

/** Everything that one piece of the text says. `rest` is the piece with blanks in place of what was read. */
export type Facts = {
  readonly piece: Piece;
  readonly codes: readonly FoundCode[];
  readonly dates: readonly FoundDate[];
  readonly times: readonly FoundTime[];
  readonly money: readonly FoundMoney[];
  readonly rest: string;
};

/** A longer piece is no payment. It is cut, so that the work stays bounded. */
const longest = 4_000;

export function factsOf(piece: Piece, scope: Scope): Facts {
  const text = piece.text.slice(0, longest);
  const codes = codesBetween(scope.codes, piece.start, piece.start + text.length);
  const withoutCodes = blank(
    text,
    codes.map(({ start, end }) => ({ start: start - piece.start, end: end - piece.start })),
  );
  const dates = datesIn(withoutCodes);
  const withoutDates = blank(withoutCodes, dates);
  const times = timesIn(withoutDates);
  const withoutTimes = blank(withoutDates, times);
  const money = moneyIn(withoutTimes, scope.habits);
  return { piece: { ...piece, text }, codes, dates, times, money, rest: blank(withoutTimes, money) };
}

/** The codes that lie between two places, found by halving, because there may be thousands of both. */
function codesBetween(codes: readonly FoundCode[], start: number, end: number): FoundCode[] {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  const found: FoundCode[] = [];
  for (let at = low; at < codes.length && found.length < 40; at += 1) {
    const code = codes[at];
    if (!code || code.start >= end) break;
    found.push(code);
  }
  return found;
}

/**
 * Replaces places by spaces. A place of one sign becomes longer than a space between words only with its neighbours.
 */
export function blank(text: string, places: readonly { readonly start: number; readonly end: number }[]): string {
  let [blanked, at] = ["", 0];
  for (const { start, end } of places) {
    if (start < at) continue;
    blanked += text.slice(at, start) + " ".repeat(Math.min(end, text.length) - start);
    at = end;
  }
  return blanked + text.slice(at);
}

export type Day = SettledDate & { readonly warnings: readonly Warning[]; readonly questions: readonly Question[] };

/** The date of one found date, with what was assumed for it. */
export function dayOf(found: FoundDate | undefined, scope: Scope): Day {
  if (!found) return { date: null, warnings: [], questions: ["date"] };
  const { date, by } = settle(found.parts, scope);
  const warnings: Warning[] = [];
  if (by === "file") warnings.push("date-order-from-file");
  if (by === "locale") warnings.push("date-order-assumed");
  if (by === "year") warnings.push("year-assumed");
  return { date, warnings, questions: by === "nothing" ? ["date-order"] : [] };
}
