import { readNumber } from "../amounts";
import { currencySource, isCoin, isSplitCoin, readCurrency } from "../currencies";
import type { Scope } from "../facts";
import type { Money, Question, Warning } from "../kinds";
import type { Row } from "./csv-row";

export type CellAmount = {
  readonly amount: string | null;
  readonly asset: string | null;
  readonly direction?: "in" | "out";
  readonly fee?: Money;
  readonly value?: Money;
  readonly warnings: readonly Warning[];
  readonly questions: readonly Question[];
};

/** The amount of a row with its currency, fee and value. Undefined if the row has no amount. */
export function cellAmount(row: Row, scope: Scope): CellAmount | undefined {
  const { cells, table } = row;
  const debit = numberIn(cells("debit"));
  const credit = numberIn(cells("credit"));
  const single = numberIn(cells("amount"));
  const chosen = isSome(debit) ? debit : isSome(credit) ? credit : isSome(single) ? single : undefined;
  if (!chosen) return undefined;
  const kind = chosen === debit ? "debit" : chosen === credit ? "credit" : "amount";
  const named = readCurrency(cells("asset") || chosen.currency, scope.habits.dollar);
  const ofColumn = table.columns.find((column) => column?.kind === kind)?.asset;
  const asset =
    named?.asset ??
    (ofColumn === undefined ? undefined : readCurrency(ofColumn, scope.habits.dollar)?.asset) ??
    scope.habits.currency ??
    null;
  const warnings: Warning[] = [];
  const questions: Question[] = [];
  if (asset === null) questions.push("currency");
  else if (named ? named.isAssumed : ofColumn === undefined) warnings.push("currency-assumed");
  const read = (each: Written) => readNumber(each.digits, marksOf(row, scope), isSplitCoin(asset));
  const amount = read(chosen) ?? null;
  if (amount === null) {
    warnings.push("amount-ambiguous");
    questions.push("decimal-mark");
  }
  const direction = kind === "debit" ? "out" : kind === "credit" ? "in" : chosen.isNegative ? "out" : undefined;
  return {
    amount,
    asset,
    ...(direction && { direction }),
    ...feeOf(row, asset, read),
    ...valueOf(row, scope),
    warnings,
    questions,
  };
}

type Written = { readonly digits: string; readonly isNegative: boolean; readonly currency: string };

const cell = new RegExp(
  String.raw`^([-+(]?) ?(${currencySource})? ?([-+]?) ?(\d[\d., ']{0,40})(?:[.,]-)? ?(${currencySource})? ?(-|\)|DR|CR)?$`,
  "i",
);

/** A cell with nothing but a number, its sign and its currency. */
function numberIn(text: string): Written | undefined {
  const [, first = "", before, inner = "", digits = "", after, last = ""] = cell.exec(text.slice(0, 80)) ?? [];
  if (digits === "") return undefined;
  const isNegative = first === "-" || inner === "-" || first === "(" || last === "-" || /^dr$/i.test(last);
  return { digits: digits.trim(), isNegative, currency: after ?? before ?? "" };
}

const isSome = (written: Written | undefined): written is Written =>
  written !== undefined && /[1-9]/.test(written.digits);

/**
 * The mark before the decimals in this file: what a cell with another number of decimals than three proves, as in
 * "9.800,00" or "12.50", else the point of an exchange, else that of the reader's language.
 */
function marksOf({ table, shape }: Row, { habits }: Scope): Marks {
  const known = cache.get(table);
  if (known) return known;
  const proven = table.rows
    .flatMap(({ cells }) => cells.filter((_, at) => amounts.has(table.columns[at]?.kind ?? "")))
    .map((text) => /([.,])(?:\d{1,2}|\d{4,18})\D{0,6}$/.exec(text)?.[1])
    .find((mark) => mark !== undefined);
  const ofShape = shape?.from === undefined && shape?.network === undefined ? undefined : ".";
  const mark = proven ?? ofShape;
  const marks: Marks = {
    decimal: mark === "," ? "," : mark === "." ? "." : habits.decimal,
    isProven: mark !== undefined,
  };
  cache.set(table, marks);
  return marks;
}

type Marks = { readonly decimal: "." | ","; readonly isProven: boolean };
const amounts: ReadonlySet<string> = new Set(["amount", "debit", "credit", "balance"]);
const cache = new WeakMap<object, Marks>();

type Read = (written: Written) => string | null | undefined;

function feeOf({ cells }: Row, asset: string | null, read: Read): { fee: Money } | undefined {
  const fee = numberIn(cells("fee"));
  const amount = isSome(fee) ? read(fee) : undefined;
  const currency =
    cells("feeAsset") || (isCoin(asset) && fee?.currency ? readCurrency(fee.currency, "USD")?.asset : asset);
  return amount && currency ? { fee: { amount, asset: currency } } : undefined;
}

function valueOf({ cells }: Row, { habits }: Scope): { value: Money } | undefined {
  const value = numberIn(cells("valueAmount"));
  const amount = isSome(value) ? readNumber(value.digits, habits) : undefined;
  const asset = readCurrency(cells("valueAsset"), habits.dollar)?.asset;
  return amount && asset ? { value: { amount, asset } } : undefined;
}
