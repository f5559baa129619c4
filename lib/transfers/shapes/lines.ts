import { factsOf } from "../facts";
import type { Facts, Piece, Scope } from "../facts";
import type { FoundTransfer } from "../kinds";
import type { FoundMoney } from "../money";
import { onlyAsked, suggest } from "../suggest";
import { asksToSend } from "../words";

/** A payment of a statement may take several lines. The first has the date, one of the others the amount. */
const mostLines = 8;

/** Reads the lines of a bank's statement, each with a date and an amount. */
export function readLines(pieces: readonly Piece[], scope: Scope): FoundTransfer[] {
  const header = pieces.slice(0, 40).find(({ text }) => isHeader(text))?.text ?? "";
  const rows = rowsOf(
    pieces.filter(({ text }) => !isHeader(text)),
    scope,
  );
  const hasBalance = balanceWord.test(header) || provesBalance(rows);
  const amounts = rows.map((facts) => chooseAmount(facts, hasBalance));
  // Where payments have a minus, an amount without a sign came in.
  const hasMinus = amounts.filter(({ money }) => money?.sign === "-").length > 1;
  return rows.flatMap((facts, at) => {
    const { money, fee } = amounts[at] ?? {};
    if (money === undefined) return [];
    const date = facts.dates[0];
    const unsigned = hasMinus && money?.sign === "" ? { direction: "in" as const } : {};
    const found = suggest(facts, scope, {
      money,
      fee,
      date,
      isStatement: true,
      ...unsigned,
      ...columnOf(facts, money),
    });
    return [asksToSend(facts.piece.text) ? onlyAsked(found) : found];
  });
}

/** Joins a line that begins with a date and has no amount with the lines below it. */
function rowsOf(pieces: readonly Piece[], scope: Scope): Facts[] {
  const rows: Facts[] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    const facts = factsOf(piece, scope);
    const hasDate = facts.dates.length > 0;
    const startsNew = hasDate && (facts.dates[0]?.start ?? 99) < 40;
    if (isBalance(facts)) continue;
    if (hasDate && facts.money.length > 0) {
      rows.push(facts);
      open = [];
    } else if (startsNew) open = [piece];
    else if (open.length > 0 && open.length < mostLines && piece.text.trim() !== "") {
      open.push(piece);
      if (facts.money.length > 0) {
        rows.push(factsOf(joined(open), scope));
        open = [];
      }
    } else open = [];
  }
  return rows;
}

function joined(pieces: readonly Piece[]): Piece {
  const [first = { text: "", start: 0, line: 0 }] = pieces;
  return { ...first, text: pieces.map(({ text }) => text).join("\n") };
}

/** A line that only says what was in the account on a day. */
const isBalance = ({ rest }: Facts) =>
  /^[\W_]*(?:(?:opening|closing|previous|new|start|end|alter|neuer|ancien|nouveau) )?(?:balance|saldo|solde|kontostand|übertrag|balance brought)/i.test(
    rest,
  );

const balanceWord = /balance|saldo|solde|kontostand|guthaben/i;
const isHeader = (text: string) =>
  /\b(?:date|datum|buchungstag|valuta)\b/i.test(text) &&
  /balance|saldo|solde|amount|betrag|montant|debit|credit|paid|out\b|soll/i.test(text) &&
  !/\d{2}/.test(text);

type Amounts = { readonly money: FoundMoney | null | undefined; readonly fee?: FoundMoney | undefined };

/** The amount of a row without its balance and its fee. Undefined if it has none, null if several are left. */
function chooseAmount(facts: Facts, hasBalance: boolean): Amounts {
  const before = (money: FoundMoney) => facts.piece.text.slice(Math.max(0, money.start - 24), money.start);
  const fee =
    facts.money.length > 1
      ? facts.money.find((money) => /\b(?:fee|charge|gebühr|entgelt|frais)\W{0,4}$/i.test(before(money)))
      : undefined;
  const others = facts.money.filter(
    (money) => money !== fee && !/(?:balance|saldo|solde|kontostand|available|guthaben)\W{0,12}$/i.test(before(money)),
  );
  const left = hasBalance && others.length > 1 ? others.slice(0, -1) : others;
  const [first, ...more] = left;
  if (more.length === 0) return { money: first, fee };
  if (first && more.every(({ amount, asset }) => amount === first.amount && asset === first.asset))
    return { money: first, fee };
  const signed = left.filter(({ sign }) => sign !== "");
  const named = left.filter(({ asset }) => asset !== null);
  return { money: signed.length === 1 ? signed[0] : named.length === 1 ? named[0] : null, fee };
}

/** A column that is called "In" in the row itself. */
function columnOf(facts: Facts, money: FoundMoney | null): { direction?: "in" | "out" } {
  if (money === null || money.sign !== "") return {};
  const before = facts.piece.text.slice(Math.max(0, money.start - 8), money.start);
  if (/\bin:? *$/i.test(before)) return { direction: "in" };
  return /\bout:? *$/i.test(before) ? { direction: "out" } : {};
}

/** Whether the second amount of each row is what remains after the first one, in one of the two directions of time. */
function provesBalance(rows: readonly Facts[]): boolean {
  const pairs = rows
    .filter(({ money }) => money.length === 2)
    .map(({ money }) => money.map(({ amount }) => cents(amount)));
  const isChain = (from: readonly number[], to: readonly number[]) =>
    Math.abs((to[1] ?? NaN) - (from[1] ?? NaN)) === to[0];
  const steps = pairs.slice(1).map((pair, at) => isChain(pairs[at] ?? [], pair) || isChain(pair, pairs[at] ?? []));
  return steps.length > 0 && steps.every(Boolean);
}

const cents = (amount: string | null) => Math.round(Number(amount) * 100);
