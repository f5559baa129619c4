import { createHash } from "node:crypto";

/** SHA-256 of the parts, each told apart from the next, in hex. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
