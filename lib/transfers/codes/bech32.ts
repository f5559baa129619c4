import { bech32, bech32m } from "@scure/base";

import type { Identifier, Network } from "../kinds";
import { address } from "./checked";

const prefixes: Readonly<Record<string, Network>> = {
  bc: "bitcoin",
  ltc: "litecoin",
  addr: "cardano",
  stake: "cardano",
};

/** Cardano's addresses are longer than the 90 signs of the standard. */
const longest = 120;

/** Reads an address with a bech32 or bech32m checksum. QR codes carry it in capitals, which mean the same. */
export function readBech32(token: string): Identifier | undefined {
  if (token.length < 20 || token.length > longest) return undefined;
  const small = token.toLowerCase();
  const [, prefix = "", payload = ""] = /^(bc|ltc|addr|stake)1([02-9ac-hj-np-z]+)$/.exec(small) ?? [];
  const network = prefixes[prefix];
  if (!network || payload.length < 14) return undefined;
  const isOneCase = token === small || token === token.toUpperCase();
  return address(isOneCase ? small : token, isOneCase && isValid(small, prefix) ? "ok" : "failed", network);
}

/** The witness version decides on the checksum: bech32 for version 0, bech32m for later ones (BIP 350). */
function isValid(small: string, prefix: string): boolean {
  const isSegwit = prefix === "bc" || prefix === "ltc";
  const read = isSegwit && small[prefix.length + 1] !== "q" ? bech32m : bech32;
  const decoded = read.decodeUnsafe(small, longest);
  if (!decoded) return false;
  if (!isSegwit) return true;
  const program = read.fromWordsUnsafe(decoded.words.slice(1));
  const version = decoded.words[0] ?? 99;
  if (!program || version > 16 || program.length < 2 || program.length > 40) return false;
  return version !== 0 || program.length === 20 || program.length === 32;
}
