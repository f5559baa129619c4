import { createHash } from "node:crypto";

/**
 * The SHA-256 of the parts in hex. Each part's length is hashed too, so the same text split differently has another
 * hash.
 */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
