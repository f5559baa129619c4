import { base58xrp } from "@scure/base";

import type { Identifier } from "../kinds";
import { address, checksumOf, hasChecksum } from "./checked";

/**
 * Reads an X-address, which contains an XRP account and its destination tag (XLS-5): two bytes of version, twenty of
 * the account, one that says whether there is a tag, and eight of the tag.
 */
export function readXAddress(token: string): Identifier | undefined {
  const bytes = base58xrp.decode(token);
  if (bytes.length !== 35 || bytes[0] !== 0x05 || bytes[1] !== 0x44) return undefined;
  if (!hasChecksum(bytes)) return address(token, "failed", "xrp");
  const account = new Uint8Array([0, ...bytes.subarray(2, 22)]);
  const classic = base58xrp.encode(new Uint8Array([...account, ...checksumOf(account)]));
  const found = { ...address(token, "ok", "xrp"), classic };
  if (bytes[22] === 0) return found;
  return { ...found, tag: String(bytes.subarray(23, 27).reduceRight((sum, byte) => sum * 256 + byte, 0)) };
}
