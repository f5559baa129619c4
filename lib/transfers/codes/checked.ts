import { sha256 } from "@noble/hashes/sha2.js";

import type { Identifier, Network } from "../kinds";

/** An address whose checksum is right, wrong or absent. */
export function address(value: string, check: Identifier["check"], ...networks: readonly Network[]): Identifier {
  return { kind: "address", value, check, networks };
}

/** The networks that share the form of Ethereum's codes. */
export const evmNetworks = ["ethereum", "evm-other"] as const satisfies readonly Network[];

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The four bytes that base58check appends: the beginning of the double SHA-256. */
export const checksumOf = (bytes: Uint8Array) => sha256(sha256(bytes)).subarray(0, 4);

export function hasChecksum(bytes: Uint8Array): boolean {
  const sum = checksumOf(bytes.subarray(0, -4));
  return bytes.subarray(-4).every((byte, at) => byte === sum[at]);
}
