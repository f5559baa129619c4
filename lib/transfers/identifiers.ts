import type { FoundCode, FoundCodes } from "./find-codes";
import type { Identifier, Network } from "./kinds";
import { networkNamedIn } from "./network-words";
import type { Reading } from "./shapes/reading";

const evm: ReadonlySet<Network> = new Set([
  "ethereum",
  "bnb-chain",
  "polygon",
  "arbitrum",
  "optimism",
  "base",
  "avalanche",
]);
const ofPlainHashes: ReadonlySet<Network> = new Set([
  "bitcoin",
  "tron",
  "cardano",
  "xrp",
  "litecoin",
  "dogecoin",
  "ton",
]);

/** A longer text says too many things for its words to tell a network. */
const oneSubject = 600;
/** So many characters before and after a code, in its line, are beside it. */
const beside = 200;

/**
 * The codes of a text, each once, with the network that the form of the text, the words beside a code, or the only
 * other code of its payment proves.
 */
export function identifiersOf({ codes }: FoundCodes, reading: Reading, text: string): Identifier[] {
  const found = new Map<string, Identifier>();
  const isTable = reading.format.startsWith("csv");
  for (const code of codes) {
    const key = `${code.identifier.kind} ${code.identifier.value}`;
    if (found.has(key)) continue;
    const identifier = withTag(isTable ? code.identifier : withNetwork(code, text), code, text);
    const proven = reading.networks?.get(identifier.value);
    found.set(key, proven && identifier.networks ? { ...identifier, networks: [proven] } : identifier);
  }
  for (const { transfer } of reading.transfers) {
    const key = `tx-hash ${transfer.hash ?? ""}`;
    const hash = found.get(key);
    if (hash?.networks?.length === 0 && transfer.network) found.set(key, { ...hash, networks: [transfer.network] });
  }
  return [...found.values()];
}

function withNetwork({ start, end, identifier }: FoundCode, text: string): Identifier {
  const { networks = [], kind, known } = identifier;
  if (
    known !== undefined ||
    networks.length === 1 ||
    (kind !== "address" && kind !== "tx-hash" && kind !== "partial-code")
  )
    return identifier;
  const [before = ""] = text
    .slice(Math.max(0, start - beside), start)
    .split("\n")
    .slice(-1);
  const [after = ""] = text.slice(end, end + beside).split("\n", 1);
  const named = networkNamedIn(`${before} ${after}`) ?? (text.length <= oneSubject ? networkNamedIn(text) : undefined);
  const fits = networks.length === 0 ? named && ofPlainHashes.has(named) : named && evm.has(named);
  return named && fits ? { ...identifier, networks: [named] } : identifier;
}

/** The destination tag beside an address of XRP, without which an exchange cannot tell whose money it is. */
function withTag(identifier: Identifier, { end }: FoundCode, text: string): Identifier {
  if (identifier.tag !== undefined || !identifier.networks?.includes("xrp") || identifier.kind !== "address")
    return identifier;
  const after = text.slice(end, end + 80);
  const [, tag] =
    /^:(\d{1,10})(?!\d)/.exec(after) ??
    /(?:destination ?tag|tag|memo|dt)[ :#=]{1,3}(\d{1,10})(?!\d)/i.exec(after) ??
    [];
  return tag === undefined ? identifier : { ...identifier, tag };
}
