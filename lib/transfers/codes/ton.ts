import { base64, base64url } from "@scure/base";

import type { Identifier } from "../kinds";
import { address, hexOf } from "./checked";

/**
 * Reads a TON address: 36 bytes in base64, which are a flag, the workchain, the hash and a CRC-16. Or its raw form, the
 * workchain and the hash as hexadecimal digits.
 */
export function readTon(token: string): Identifier | undefined {
  if (/^(?:0|-1):[0-9a-fA-F]{64}$/.test(token)) return address(token.toLowerCase(), "none", "ton");
  if (!/^[EUk0]Q(?:[\w-]{46}|[A-Za-z0-9+/]{46})$/.test(token)) return undefined;
  const bytes = (/[+/]/.test(token) ? base64 : base64url).decode(token);
  const workchain = bytes[1] === 0xff ? -1 : (bytes[1] ?? 0);
  const [high = 0, low = 0] = bytes.subarray(34);
  const isValid = crc16(bytes.subarray(0, 34)) === high * 256 + low;
  const raw = `${workchain}:${hexOf(bytes.subarray(2, 34))}`;
  return isValid ? { ...address(token, "ok", "ton"), raw } : address(token, "failed", "ton");
}

/** CRC-16/XMODEM. */
function crc16(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return sum;
}

/** A hash of a TON transaction in base64: 32 bytes. It looks like many other texts, so a word must say "TON". */
export function readTonHash(token: string): Identifier | undefined {
  if (!/^[\w+/-]{43}=$/.test(token)) return undefined;
  return { kind: "tx-hash", value: token, check: "format-only", networks: ["ton"] };
}
