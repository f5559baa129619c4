import { factsOf } from "../facts";
import type { Facts, Piece, Scope } from "../facts";
import { issuerIn } from "../gift-cards";
import type { FoundTransfer, Warning } from "../kinds";
import type { FoundDate } from "../dates";
import type { FoundMoney } from "../money";
import { suggest } from "../suggest";
import { saysAsked, saysPaid } from "../words";

/** Reads sentences in which a person tells what was paid. Money that was only asked for makes no row. */
export function readProse(pieces: readonly Piece[], scope: Scope): { transfers: FoundTransfer[]; warnings: Warning[] } {
  const transfers: FoundTransfer[] = [];
  const warnings = new Set<Warning>();
  for (const piece of pieces.flatMap((each) => sentencesOf(each))) {
    const facts = factsOf(piece, scope);
    if (facts.money.length === 0) continue;
    for (const money of facts.money) {
      const clause = clauseAround(facts, money);
      if (!saysPaid(facts.piece.text) || (saysAsked(clause) && !saysPaid(clause))) {
        warnings.add("amount-not-paid");
        continue;
      }
      const found = suggest(oneOf(facts, money, clause), scope, {
        money,
        date: dateFor(facts, money),
        isStatement: false,
        words: facts.piece.text,
      });
      transfers.push(...copies(found, facts));
    }
  }
  return { transfers, warnings: [...warnings] };
}

/** Of several payments in one sentence, each has the codes that follow its amount. A single code belongs to all. */
function oneOf(facts: Facts, money: FoundMoney, clause: string): Facts {
  if (facts.money.length < 2) return facts;
  const next = facts.money.find(({ start }) => start > money.start)?.start ?? Infinity;
  const from = facts.piece.start;
  const own = facts.codes.filter(({ start }) => start - from >= money.end && start - from < next);
  return { ...facts, rest: clause, codes: facts.codes.length > 1 ? own : facts.codes };
}

/** A gift card is a payment of its own, as in "3 Apple gift cards, $500 each". */
function copies(found: FoundTransfer, facts: Facts): FoundTransfer[] {
  if (found.transfer.rail !== "gift-card") return [found];
  const issuer = issuerIn(facts.piece.text);
  const transfer = { ...found.transfer, to: issuer === undefined ? null : { name: issuer }, direction: "out" as const };
  const [, count = "1"] =
    /(?<![\d.,$€£])([1-9]\d?) {1,2}(?:[\p{L}]+[ -]){0,3}(?:gift|geschenk|gutschein|cartes?[ -]cadeaux?)/iu.exec(
      facts.piece.text,
    ) ?? [];
  const isEach = /\beach\b|\bje\b|chacune?|jeweils|\bpiece\b|l'unité/i.test(facts.piece.text);
  return Array.from({ length: isEach ? Number(count) : 1 }, () => ({ ...found, transfer }));
}

/** Splits at the marks that end a sentence. A full stop ends one only before a space and a capital letter. */
function sentencesOf(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let at = 0;
  for (const { index, 0: mark } of piece.text.matchAll(/[!?;]|(?<![\s.][\p{L}\d]{1,2})\.(?= +[\p{Lu}])/gu)) {
    parts.push({ ...piece, start: piece.start + at, text: piece.text.slice(at, index) });
    at = index + mark.length;
  }
  return [...parts, { ...piece, start: piece.start + at, text: piece.text.slice(at) }];
}

/** The words around an amount up to the next comma, or up to the next amount. */
function clauseAround({ rest, piece }: Facts, { start, end }: FoundMoney): string {
  const from = Math.max(rest.lastIndexOf(",", start), rest.lastIndexOf("(", start)) + 1;
  const comma = rest.indexOf(",", end);
  return rest.slice(from, comma === -1 ? piece.text.length : comma);
}

/**
 * The date of an amount in its sentence. A sentence that begins with a date names the date before each amount, any
 * other one after it. An amount without a date of its own has none.
 */
function dateFor({ dates, money: all }: Facts, money: FoundMoney): FoundDate | undefined {
  const [first] = dates;
  if (!first || (all[0]?.start ?? 0) > first.start) return dates.findLast(({ start }) => start < money.start);
  const isLast = (all.at(-1)?.start ?? 0) < first.start;
  const next = all.find(({ start }) => start > money.start)?.start ?? Infinity;
  return isLast ? first : dates.find(({ start }) => start > money.start && start < next);
}
