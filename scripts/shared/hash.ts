import { createHash } from "node:crypto";

/**
 * Returns the SHA-256 hash of the parts in hexadecimal. The hash includes the length of each part, so that ["ab", "c"]
 * and ["a", "bc"] have different hashes.
 */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
