import type { Piece } from "../facts";
import type { FoundTransfer } from "../kinds";
import { partyOf } from "../suggest";
import { railOf } from "../words";
import type { Reading } from "./reading";

/** The entries of a statement in the XML of ISO 20022 (camt.052, 053 and 054). */
export function readCamt({ text, line }: Piece): Reading | undefined {
  if (!text.includes("<Ntry>")) return undefined;
  const [, ...entries] = text.split("<Ntry>");
  let at = line + text.slice(0, text.indexOf("<Ntry>")).split("\n").length - 1;
  const transfers: FoundTransfer[] = [];
  for (const entry of entries) {
    const found = entryOf(entry.slice(0, longest), at);
    if (found) transfers.push(found);
    at += entry.split("\n").length - 1;
  }
  return { format: "camt", transfers };
}

/** A longer entry is read up to here. */
const longest = 8_000;

function entryOf(entry: string, line: number): FoundTransfer | undefined {
  const [, asset, amount] = /<Amt Ccy="([A-Z]{3})">(\d{1,15}(?:\.\d{1,5})?)<\/Amt>/.exec(entry) ?? [];
  const date = inside(entry, "BookgDt")?.match(/\d{4}-\d\d-\d\d/)?.[0] ?? null;
  if (asset === undefined || amount === undefined) return undefined;
  const isOut = inside(entry, "CdtDbtInd") === "DBIT";
  const [side, account] = isOut ? ["Cdtr", "CdtrAcct"] : ["Dbtr", "DbtrAcct"];
  const name = inside(inside(entry, side) ?? "", "Nm");
  const party = partyOf(name && plain(name), inside(inside(entry, account) ?? "", "IBAN"));
  const reference = inside(entry, "Ustrd");
  return {
    transfer: {
      date,
      time: null,
      zone: null,
      direction: isOut ? "out" : "in",
      amount,
      asset,
      rail: railOf(inside(entry, "AddtlNtryInf") ?? "", { hasAccount: true }),
      network: null,
      from: isOut ? null : party,
      to: isOut ? party : null,
      hash: null,
      reference: reference === undefined ? null : plain(reference),
      ...(!isOut && { selected: false as const }),
    },
    origin: { line, text: entry.slice(0, 500) },
    warnings: [],
    questions: date === null ? ["date"] : [],
  };
}

/** The text of the first element with this name. */
function inside(xml: string, name: string): string | undefined {
  const from = xml.indexOf(`<${name}>`);
  const to = from === -1 ? -1 : xml.indexOf(`</${name}>`, from);
  return to === -1 ? undefined : xml.slice(from + name.length + 2, to).trim();
}

const plain = (xml: string) =>
  xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").replace(/\s+/g, " ");
