import { createHash } from "node:crypto";

/** The SHA-256 of the parts in hex. Their lengths are hashed too, so that other divisions of the same text differ. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
