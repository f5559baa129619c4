import { factsOf } from "../facts";
import type { Facts, Piece, Scope } from "../facts";
import type { FoundDate } from "../dates";
import type { FoundMoney } from "../money";
import { suggest } from "../suggest";
import { narration } from "../words";
import type { Reading } from "./reading";

const headers = /^(?:from|to|subject|date|sent|reply-to|von|an|betreff|gesendet|datum|de|à|objet|envoyé)\s?: \S/i;
const notices =
  /^(?:.{0,20}\b)?(?:you(?:'ve| have)? (?:sent|paid|successfully|made|withdr|transferred|bought)|your (?:withdrawal|transfer|payment|interac|e-transfer|order|money|purchase)|votre (?:virement|paiement|retrait|transfert|commande)|vous avez (?:envoyé|payé|retiré|effectué)|ihre? (?:überweisung|zahlung|auszahlung|bestellung)|sie haben .{0,60}(?:gesendet|gezahlt|bezahlt|überwiesen|veranlasst)|we(?:'ve| have) (?:sent|processed)|withdrawal (?:successful|completed|confirmed)|auszahlung (?:erfolgreich|bestätigt))/i;

export function isMail(lines: readonly string[]): boolean {
  const top = lines.slice(0, 60);
  return top.filter((line) => headers.test(line)).length >= 2 || top.some((line) => notices.test(line.trim()));
}

/** Fields of an email with a value behind a colon. */
const amountLabel =
  /(?:amount|betrag|montant|total|sent|quantity|menge|withdrawn|withdrew|payment of|virement|transfer of|paid|gesendet)\b[^\n]{0,40}$/i;
const feeLabel = /(?:fee|gebühr|frais|entgelt)s?\b[^\n]{0,24}$/i;
const otherLabel = /(?:balance|saldo|solde|limit|kontostand|available|equivalent|rate|kurs)\b[^\n]{0,24}$/i;

/** Reads a message of a bank, an exchange or a payment service about one payment. */
export function readMail(piece: Piece, scope: Scope): Reading {
  const facts = factsOf(piece, scope);
  const inBody = facts.money.filter(({ start }) => !otherLabel.test(before(facts, start)));
  const fee = inBody.length > 1 ? inBody.find(({ start }) => feeLabel.test(before(facts, start))) : undefined;
  const money = theOne(
    inBody.filter((each) => each !== fee),
    facts,
  );
  if (money === undefined) return { format: "email", transfers: [] };
  const { date, time } = momentOf(facts);
  const codes = facts.codes.filter(
    ({ start, identifier }) => identifier.kind !== "email" || !isInHeader(piece, start - piece.start),
  );
  const found = suggest({ ...facts, codes, times: time ? [time] : [] }, scope, {
    money,
    date,
    fee,
    isStatement: false,
  });
  return { format: "email", namesHashes: true, transfers: [found] };
}

/** The amount of a message: the only one, the one that is written several times, or the first behind a label. */
function theOne(money: readonly FoundMoney[], facts: Facts): FoundMoney | null | undefined {
  const [first] = money;
  if (!first || money.every(({ amount, asset }) => amount === first.amount && asset === first.asset)) return first;
  const labelled = money.filter(({ start }) => amountLabel.test(before(facts, start)));
  const [one] = labelled;
  return one && labelled.every(({ amount, asset }) => amount === one.amount && asset === one.asset) ? one : null;
}

const before = ({ piece }: Facts, at: number) => piece.text.slice(Math.max(0, at - 60), at);

function isInHeader({ text }: Piece, at: number): boolean {
  return headers.test(
    text
      .slice(text.lastIndexOf("\n", at) + 1, at + 1)
      .trimStart()
      .padEnd(30, "x"),
  );
}

/** A date in the text says more than the header, which says when the message was sent. */
function momentOf({ piece, dates, times }: Facts): {
  date: FoundDate | undefined;
  time: Facts["times"][number] | undefined;
} {
  const lineAt = (at: number) => piece.text.lastIndexOf("\n", at);
  const isHeader = ({ start }: { start: number }) => isInHeader(piece, start);
  // A person who tells of a payment writes later than it was made. A service writes at once.
  const date = dates.find((each) => !isHeader(each)) ?? (narration.test(piece.text) ? undefined : dates[0]);
  if (!date) return { date, time: undefined };
  const sameLine = times.filter(({ start }) => lineAt(start) === lineAt(date.start));
  const near = sameLine[0] ?? (isHeader(date) ? undefined : times.find((each) => !isHeader(each)));
  return { date, time: near };
}
