import { base58 } from "@scure/base";

import type { Identifier } from "../kinds";
import { address } from "./checked";

/**
 * Reads a Byron address of Cardano: base58 of a CBOR pair of tagged bytes and their CRC-32. The bytes begin with 0x82
 * (a pair), 0xd8 0x18 (tag 24) and 0x58 with the length.
 */
export function readCardanoByron(token: string): Identifier | undefined {
  if (!/^(?:Ae2|DdzFF)/.test(token)) return undefined;
  const bytes = base58.decode(token);
  if (bytes[0] !== 0x82 || bytes[1] !== 0xd8 || bytes[2] !== 0x18 || bytes[3] !== 0x58) return undefined;
  const end = 5 + (bytes[4] ?? 0);
  const sum = bytes.subarray(end);
  if (sum[0] !== 0x1a || sum.length !== 5) return address(token, "failed", "cardano");
  const expected = new DataView(sum.buffer, sum.byteOffset + 1, 4).getUint32(0);
  return address(token, crc32(bytes.subarray(5, end)) === expected ? "ok" : "failed", "cardano");
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
