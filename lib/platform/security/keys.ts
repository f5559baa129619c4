import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import type { KeyObject } from "node:crypto";

// The server's own code and Next's bundles each have a copy of this module, so the root is stored in `globalThis`.
const globals = globalThis as { hmacRoot?: Uint8Array };
const derived = new Map<string, KeyObject>();

/** The root is read from the database. Until then, requests fail in the same way as without a database. */
class RootNotRead extends Error {
  readonly code = "ECONNREFUSED";
  constructor() {
    super("The keys have not been read from the database yet");
  }
}

/**
 * Sets the root of all keys except those that encrypt. `openKeys` reads it from the database once per process. It stays
 * the same when DATA_KEY changes, so links, codes and hashes keep working.
 */
export function setHmacRoot(root: Uint8Array): void {
  globals.hmacRoot = root;
  derived.clear();
}

/**
 * Derives a separate 32-byte key for each purpose, to limit the damage if a key leaks. Throws if the root has not been
 * set.
 */
export function keyFor(purpose: string): KeyObject {
  const cached = derived.get(purpose);
  if (cached) return cached;
  if (!globals.hmacRoot) throw new RootNotRead();
  const key = deriveKey(globals.hmacRoot, purpose);
  derived.set(purpose, key);
  return key;
}

/** Derives a 32-byte key for one purpose from 32 random bytes (HKDF, RFC 5869). */
export function deriveKey(root: Uint8Array, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", root, Buffer.alloc(0), purpose, 32)));
}

/** Calculates the HMAC-SHA-256 of a text with the key for the purpose. */
export function hmac(purpose: string, text: string): Buffer {
  return createHmac("sha256", keyFor(purpose)).update(text).digest();
}
