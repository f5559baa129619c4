import { factsOf } from "../facts";
import type { Piece, Scope } from "../facts";
import { readNumber } from "../amounts";
import type { FoundTransfer, Party, Transfer } from "../kinds";
import { partyOf } from "../suggest";
import { railOf } from "../words";
import type { Reading } from "./reading";

type Field = { readonly tag: string; readonly piece: Piece };

/** Reads the fields of SWIFT messages: one payment (MT103) or the lines of a statement (MT940). */
export function readSwift(pieces: readonly Piece[], scope: Scope): Reading | undefined {
  const fields = fieldsIn(pieces);
  const has = (tag: string) => fields.some((field) => field.tag === tag);
  if (has("61")) return { format: "mt940", transfers: statementRows(fields, scope) };
  if (!has("32A")) return undefined;
  const found = onePayment(fields, scope);
  return { format: "mt103", transfers: found ? [found] : [] };
}

function fieldsIn(pieces: readonly Piece[]): Field[] {
  const fields: Field[] = [];
  for (const piece of pieces) {
    const [head, tag] = /^:(\d\d[A-Z]?):/.exec(piece.text) ?? [];
    const last = fields.at(-1);
    if (head !== undefined && tag !== undefined)
      fields.push({ tag, piece: { ...piece, start: piece.start + head.length, text: piece.text.slice(head.length) } });
    else if (last && last.piece.text.length < 1_000 && !/^-?\}?$/.test(piece.text))
      fields[fields.length - 1] = { ...last, piece: { ...last.piece, text: `${last.piece.text}\n${piece.text}` } };
  }
  return fields;
}

function onePayment(fields: readonly Field[], scope: Scope): FoundTransfer | undefined {
  const piece = (letters: string) => fields.find(({ tag }) => letters.split(" ").includes(tag))?.piece;
  const settled = piece("32A");
  const [, day = "", asset = "", written = ""] = /^(\d{6})([A-Z]{3})([\d,]{1,16})/.exec(settled?.text ?? "") ?? [];
  if (!settled || day === "") return undefined;
  return row(settled, {
    date: dayOf(day),
    direction: "out",
    amount: amountOf(written),
    asset,
    from: partyIn(piece("50K 50A 50F"), scope),
    to: partyIn(piece("59 59A 59F"), scope),
    reference: piece("70")?.text.replace(/\s+/g, " ").trim() ?? null,
  });
}

function statementRows(fields: readonly Field[], scope: Scope): FoundTransfer[] {
  const opening = fields.find(({ tag }) => tag === "60F" || tag === "60M")?.piece.text ?? "";
  const asset = /^[CD]\d{6}([A-Z]{3})/.exec(opening)?.[1] ?? null;
  return fields.flatMap(({ tag, piece }, at) => {
    const [, day = "", sign = "", written = ""] =
      /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?([\d,]{1,16})/.exec(piece.text) ?? [];
    if (tag !== "61" || day === "") return [];
    const next = fields[at + 1];
    const details = next?.tag === "86" ? next.piece : undefined;
    const direction = sign === "D" || sign === "RC" ? "out" : "in";
    const party = details ? statementParty(details, scope) : null;
    const reference = details
      ? (/SVWZ\+([^?+\n]{1,140})/.exec(details.text.replace(/\?2[0-9]|\n/g, ""))?.[1] ?? null)
      : null;
    return [
      row(
        { ...piece, text: `${piece.text}\n${details?.text ?? ""}` },
        {
          date: dayOf(day),
          direction,
          amount: amountOf(written),
          asset,
          from: direction === "in" ? party : null,
          to: direction === "out" ? party : null,
          reference,
          ...(direction === "in" && { selected: false as const }),
        },
      ),
    ];
  });
}

function row(
  piece: Piece,
  known: Pick<Transfer, "date" | "direction" | "amount" | "asset" | "from" | "to" | "reference" | "selected">,
): FoundTransfer {
  const rail = railOf(piece.text, { hasAccount: true });
  return {
    transfer: { time: null, zone: null, rail, network: null, hash: null, ...known },
    origin: { line: piece.line, text: piece.text.slice(0, 500) },
    warnings: [],
    questions: known.asset === null ? ["currency"] : [],
  };
}

/** SWIFT writes the year with two digits, without marks. */
const dayOf = (digits: string) => `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;

/** SWIFT writes a comma before the decimals. Two decimals are shown. */
function amountOf(written: string): string | null {
  const [whole = "", decimals = ""] = written.split(",");
  return readNumber(`${whole}.${decimals.padEnd(2, "0")}`, { decimal: "." }) ?? null;
}

function partyIn(piece: Piece | undefined, scope: Scope): Party | null {
  if (!piece) return null;
  const account = factsOf(piece, scope).codes.find(({ identifier }) => identifier.kind === "iban")?.identifier.value;
  const name = piece.text.split("\n").find((line) => /^\p{L}/u.test(line));
  return partyOf(name?.trim(), account);
}

/** The name and the account of the other side, in the numbered parts that German banks use. */
function statementParty(piece: Piece, scope: Scope): Party | null {
  const name = [...piece.text.replace(/\n/g, "").matchAll(/\?3[23]([^?]{1,54})/g)]
    .map(([, part = ""]) => part)
    .join("");
  const account = factsOf(piece, scope).codes.find(({ identifier }) => identifier.kind === "iban")?.identifier.value;
  return partyOf(name === "" ? undefined : name.trim(), account);
}
