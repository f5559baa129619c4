import type { Scope } from "../facts";
import type { FoundTransfer, Network, Question, Transfer, Warning } from "../kinds";
import { cryptoQuestions, networkOf, partyOf, unticked } from "../suggest";
import { isCoin } from "../currencies";
import { networkNamedIn } from "../network-words";
import { nameInDescription, recipientIn } from "../names";
import { isIncoming, isUndone, railOf } from "../words";
import { cellAmount } from "./csv-amount";
import { dayAndTime } from "./csv-date";
import { cellsOf } from "./csv-row";
import type { Row } from "./csv-row";
import { shapeOf } from "./csv-shapes";
import { tableIn } from "./csv-table";
import { readToken } from "../codes/token";
import type { Reading } from "./reading";

/** Reads the file of a bank, an exchange, a wallet or an explorer. Undefined if the text has no such table. */
export function readCsv(lines: readonly string[], scope: Scope): Reading | undefined {
  const table = tableIn(lines, scope);
  if (!table) return undefined;
  const shape = shapeOf(table.header);
  const hasMinus = table.rows.some(({ cells }) =>
    table.columns.some((column, at) => column?.kind === "amount" && /^[^\d]{0,6}-|-$/.test(cells[at] ?? "")),
  );
  const networks = new Map<string, Network>();
  const transfers = table.rows.flatMap(({ cells, line }) => {
    const row: Row = { cells: cellsOf(cells, table), table, shape, line, text: cells.join(" "), hasMinus };
    const found = transferOf(row, scope);
    const network = shape?.network ?? (row.cells("network") === "" ? undefined : found?.transfer.network);
    if (found && network) {
      const { from, to, hash } = found.transfer;
      for (const value of [from?.value, to?.value, hash]) if (value) networks.set(value, network);
    }
    return found ? [found] : [];
  });
  const isExchange = transfers.some(({ transfer }) => isCoin(transfer.asset));
  const usesHashes = table.columns.some((column) => column?.kind === "hash");
  return {
    format: shape?.format ?? "csv",
    // The money in the file of an exchange stays with the visitor until coins are sent.
    transfers: transfers.map((each) => (isExchange && !isCoin(each.transfer.asset) ? unticked(each) : each)),
    networks,
    namesHashes: usesHashes,
  };
}

function transferOf(row: Row, scope: Scope): FoundTransfer | undefined {
  const { cells, shape } = row;
  const warnings: Warning[] = [];
  const questions: Question[] = [];
  const moment = dayAndTime(row, scope);
  const paid = cellAmount(row, scope);
  if (!moment || !paid) return undefined;
  warnings.push(...moment.warnings, ...paid.warnings);
  questions.push(...moment.questions, ...paid.questions);
  const { amount, asset, fee } = paid;
  const words = [cells("kind"), cells("note"), cells("reference")].join(" ").replaceAll("_", " ");
  const direction = paid.direction ?? directionOf(words, row, fee !== undefined);
  const address = [cells("to"), ...cells("note").split(/\s/)]
    .map((word) => readToken(word))
    .find((code) => code?.kind === "address");
  const account = cells("account") || undefined;
  const rail = railOf(`${words} ${cells("name")}`, {
    asset,
    hasAccount: account !== undefined && /\d{5}/.test(account),
  });
  const rawHash = cells("hash");
  const hash = (shape?.hasOwnIds === true ? undefined : readToken(rawHash)) ?? hashIn(cells("note"));
  const isHash = hash?.kind === "tx-hash";
  const network =
    rail === "crypto"
      ? (shape?.network ?? networkNamedIn(cells("network")) ?? networkOf([address, hash], words, asset))
      : null;
  const reference = cells("reference") || (isHash && shape?.hasOwnIds !== true ? "" : rawHash) || null;
  const isTrade = isOwnTrade(cells("kind"));
  const party = isTrade ? null : otherSide(row, rail === "crypto" ? address?.value : account?.replaceAll(" ", ""));
  const isSent = direction !== "in";
  const ownSide = shape?.from !== undefined && rail === "crypto" ? { name: shape.from } : ownAddress(cells("from"));
  if (rail === null) questions.push("rail");
  if (rail === "crypto" && direction === "out")
    questions.push(...cryptoQuestions({ address, hash: isHash ? hash : undefined, network }));
  const isDone = !isUndone(`${cells("status")} ${cells("kind")}`);
  if (!isDone) warnings.push("not-completed");
  const transfer: Transfer = {
    date: moment.date,
    time: moment.time,
    zone: moment.zone,
    direction,
    amount,
    asset,
    rail,
    network,
    from: isSent ? ownSide : (party ?? ownAddress(cells("from"))),
    to: isSent ? party : null,
    hash: isHash ? hash.value : null,
    reference,
    ...(fee && { fee }),
    ...(paid.value && { value: paid.value }),
    ...((direction === "in" || !isDone || isTrade) && { selected: false as const }),
  };
  return { transfer, origin: { line: row.line, text: row.text.slice(0, 500) }, warnings, questions };
}

/** The hash that some exchanges write into their notes. */
const hashIn = (note: string) =>
  note
    .split(/[\s()[\],;]+/)
    .map((word) => readToken(word))
    .find((code) => code?.kind === "tx-hash");

/** Buying and changing coins moves nothing to anyone else. */
const isOwnTrade = (kind: string) =>
  /^\W*(?:advanced )?(?:trade|buy|sell|convert|conversion|swap|staking|earn|kauf|verkauf|umtausch|achat|vente)(?![\p{L}\d])/iu.test(
    kind,
  );

/** Positive amounts are income in a file that has negative ones. Otherwise only words can tell. */
function directionOf(words: string, { hasMinus }: Row, hasFee: boolean): Transfer["direction"] {
  if (/\b(?:withdraw(?:al)?s?|send|sent|out|auszahlung|envoi|retrait|buy|payment|debit|spend)\b/i.test(words))
    return "out";
  if (/\b(?:deposit|receive|in|einzahlung|credit|sell|reward)\b/i.test(words) || isIncoming(words)) return "in";
  if (hasMinus) return "in";
  // Only the sender pays the fee of a network.
  return hasFee ? "out" : "unknown";
}

function otherSide({ cells }: Row, value: string | undefined) {
  const note = cells("note");
  const name =
    cells("name") ||
    (value !== undefined && readToken(value)
      ? undefined
      : (recipientIn(note) ?? (note.startsWith("=") ? note : nameInDescription(note))));
  return partyOf(name, value);
}

function ownAddress(written: string) {
  const code = readToken(written);
  return code ? { value: code.value } : written === "" ? null : { name: written };
}
