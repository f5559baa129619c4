import { base58, base58xrp } from "@scure/base";

import type { Identifier, Network } from "../kinds";
import { address, hasChecksum } from "./checked";
import { readCardanoByron } from "./cardano";
import { tokenContract } from "./known-contracts";
import { readXAddress } from "./xrp";

/** The version bytes of addresses with a first sign that is always the same, and their networks. */
const versions: readonly { readonly first: RegExp; readonly version: number; readonly network: Network }[] = [
  { first: /^1/, version: 0x00, network: "bitcoin" },
  { first: /^3/, version: 0x05, network: "bitcoin" },
  { first: /^L/, version: 0x30, network: "litecoin" },
  { first: /^M/, version: 0x32, network: "litecoin" },
  { first: /^D/, version: 0x1e, network: "dogecoin" },
  { first: /^[9A]/, version: 0x16, network: "dogecoin" },
  { first: /^T/, version: 0x41, network: "tron" },
];

/** Only a code with digits, capitals and small letters is judged by its checksum. Other texts would be words. */
const isMixed = (token: string) => /\d/.test(token) && /[A-Z]/.test(token) && /[a-z]/.test(token);

/** Reads the addresses and signatures that are written in base58. */
export function readBase58(token: string): Identifier | undefined {
  const { length } = token;
  if (length < 25 || length > 115 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(token) || !isMixed(token)) return undefined;
  if (length <= 36) return readVersioned(token) ?? readXrp(token) ?? readSolana(token);
  if (length === 47 && /^[XT]/.test(token)) return readXAddress(token);
  if (length >= 86 && length <= 88) return readSignature(token);
  return readCardanoByron(token) ?? readSolana(token);
}

function readVersioned(token: string): Identifier | undefined {
  const form = versions.find(({ first }) => first.test(token));
  if (!form || (token.length < 33 && form.version !== 0)) return undefined;
  const bytes = base58.decode(token);
  if (bytes.length !== 25 || bytes[0] !== form.version) return undefined;
  const check = hasChecksum(bytes) ? "ok" : "failed";
  const contract = check === "ok" ? tokenContract(token) : undefined;
  const found = address(token, check, form.network);
  return contract ? { ...found, known: `token-contract:${contract.asset}` } : found;
}

function readXrp(token: string): Identifier | undefined {
  if (!token.startsWith("r")) return undefined;
  const bytes = base58xrp.decode(token);
  if (bytes.length !== 25 || bytes[0] !== 0) return undefined;
  return address(token, hasChecksum(bytes) ? "ok" : "failed", "xrp");
}

/** Solana's addresses are 32 bytes without a checksum. */
function readSolana(token: string): Identifier | undefined {
  if (token.length < 32 || token.length > 44 || base58.decode(token).length !== 32) return undefined;
  const contract = tokenContract(token);
  const found = address(token, "none", "solana");
  return contract ? { ...found, known: `token-contract:${contract.asset}` } : found;
}

function readSignature(token: string): Identifier | undefined {
  if (base58.decode(token).length !== 64) return undefined;
  return { kind: "tx-hash", value: token, check: "format-only", networks: ["solana"] };
}
