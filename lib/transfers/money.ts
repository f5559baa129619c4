import { readNumber } from "./amounts";
import { currencySource, isSplitCoin, readCurrency } from "./currencies";
import type { Habits } from "./languages";

/** An amount in a line. `amount` is null if it has two readings. `sign` is what stands before or after it. */
export type FoundMoney = {
  readonly start: number;
  readonly end: number;
  readonly amount: string | null;
  readonly asset: string | null;
  readonly isAssumed: boolean;
  readonly sign: "-" | "+" | "";
};

const number = String.raw`\d{1,3}(?:[ '.,]\d{3}){1,5}(?:[.,]\d{1,18})?|\d{1,15}(?:[.,]\d{1,18})?`;
/**
 * A number with a currency before or after it. Only with a currency may a whole number be an amount; a bare number
 * needs its hundredths.
 */
const pattern = new RegExp(
  [
    String.raw`(?<![\w.,/:-])([-+]?) ?(?:(${currencySource}) {0,2})?([-+]?)(?<![\d.,])(${number})(?:[.,]-{1,2})?`,
    String.raw`(?![\d/:]|[.,-]\d| ?%| ?(?:[kK]|thousand|million|mio|tsd|tausend|mille|Mio|Tsd|Million)\b)`,
    String.raw`(?: {0,2}(${currencySource})(?![A-Za-z]| ?\d)(?: ?\(([A-Z]{3})\))?|(?![A-Za-z]))`,
    String.raw`( ?(?:-|CR|DR|Cr|Dr|S|H)(?![\w-]))?`,
  ].join(""),
  "g",
);

/** Finds the amounts in a line from which codes and dates have been blanked. */
export function moneyIn(line: string, habits: Habits): FoundMoney[] {
  const found: FoundMoney[] = [];
  for (const match of line.matchAll(pattern)) {
    const [whole, first = "", before, inner = "", written = "", after, named, tail = ""] = match;
    const currency = [named, after, before]
      .map((each) => readCurrency(each ?? "", habits.dollar))
      .find((each) => each !== undefined);
    if (!currency && !/[.,]\d\d$/.test(written)) continue;
    const amount = readNumber(written, habits, isSplitCoin(currency?.asset));
    if (amount === undefined) continue;
    const end = tail.trim();
    const isMinus = first === "-" || inner === "-" || end === "-" || /^(?:dr|s)$/i.test(end);
    const isPlus = first === "+" || inner === "+" || /^(?:cr|h)$/i.test(end);
    found.push({
      start: match.index,
      end: match.index + whole.length,
      amount,
      asset: currency?.asset ?? null,
      // A code beside a dollar sign, as in "$750.00 USD", leaves nothing to assume.
      isAssumed: currency?.isAssumed ?? false,
      sign: isMinus ? "-" : isPlus ? "+" : "",
    });
  }
  return found;
}
