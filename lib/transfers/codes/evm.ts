import { keccak_256 } from "@noble/hashes/sha3.js";

import type { Identifier } from "../kinds";
import { address, evmNetworks, hexOf } from "./checked";
import { tokenContract } from "./known-contracts";

/** The lengths at which hexadecimal digits after "0x" are an address or a hash with digits missing or too many. */
const nearAddress = { from: 36, to: 48 };
const nearHash = { from: 49, to: 72 };

/** Reads "0x" and hexadecimal digits as an address or a hash. Shorter ones are amounts or data, and no codes. */
export function readEvm(token: string): Identifier | undefined {
  if (!/^0[xX][0-9a-fA-F]+$/.test(token)) return undefined;
  const digits = token.slice(2);
  if (digits.length === 40) return readAddress(digits);
  if (digits.length === 64)
    return { kind: "tx-hash", value: `0x${digits}`, check: "format-only", networks: evmNetworks };
  const { length } = digits;
  const kind =
    length >= nearAddress.from && length <= nearAddress.to
      ? "address"
      : length >= nearHash.from && length <= nearHash.to
        ? "tx-hash"
        : undefined;
  return kind && { kind, value: `0x${digits}`, check: "length-unusual", networks: evmNetworks };
}

function readAddress(digits: string): Identifier {
  const checksummed = withChecksum(digits);
  const contract = tokenContract(checksummed);
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  const check = isMixed ? (checksummed.slice(2) === digits ? "ok" : "failed") : contract ? "ok" : "none";
  if (check === "failed") return address(`0x${digits}`, check, ...evmNetworks);
  if (!contract) return address(checksummed, check, ...evmNetworks);
  return { ...address(checksummed, check, contract.network), known: `token-contract:${contract.asset}` };
}

/** Spells an address with the capitals that are its checksum (EIP-55). */
function withChecksum(digits: string): string {
  const small = digits.toLowerCase();
  const hash = hexOf(keccak_256(new TextEncoder().encode(small)));
  return `0x${[...small].map((digit, at) => (Number.parseInt(hash[at] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit)).join("")}`;
}
