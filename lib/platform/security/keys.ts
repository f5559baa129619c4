import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import type { KeyObject } from "node:crypto";

import { env } from "../env";

const derived = new Map<string, KeyObject>();

/**
 * Derives a separate 32-byte key for each purpose from DATA_KEY, to limit the damage if a key leaks. Throws if DATA_KEY
 * is unset or does not have 32 bytes.
 */
export function keyFor(purpose: string): KeyObject {
  const cached = derived.get(purpose);
  if (cached) return cached;
  const root = Buffer.from(env().DATA_KEY ?? "", "base64");
  if (root.length !== 32) throw new Error("DATA_KEY must be 32 bytes in base64");
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", root, Buffer.alloc(0), purpose, 32)));
  derived.set(purpose, key);
  return key;
}

/** Calculates the HMAC-SHA-256 of a text with the key for the purpose. */
export function hmac(purpose: string, text: string): Buffer {
  return createHmac("sha256", keyFor(purpose)).update(text).digest();
}
