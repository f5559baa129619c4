import { findKey } from "./secret-keys";
import { hasSeedPhrase } from "./secret-phrases";
import { visibleTexts } from "./secret-text";

/**
 * Finds what would empty a wallet if it were stored. `certain` is refused. `doubtful` is a 32-byte hexadecimal or a 64-byte base58
 * string: as often the hash or the signature of a transaction, a victim's main evidence, as a key, so the form asks.
 */
export type SecretFinding = "none" | "doubtful" | "certain";

export function findSecret(typed: string): SecretFinding {
  const findings = visibleTexts(typed).map(findKey);
  if (findings.includes("certain") || hasSeedPhrase(typed) || hasSeedPhrase(decodedParts(typed))) return "certain";
  return findings.includes("doubtful") ? "doubtful" : "none";
}

/** What long base64 strings of the text say. Lines of one string are decoded one by one and joined. */
function decodedParts(text: string): string {
  const parts = text.match(/[A-Za-z0-9+/_-]{40,}={0,2}/g) ?? [];
  return parts.map(decoded).join("");
}

function decoded(part: string): string {
  try {
    return atob(part.replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, ""));
  } catch {
    return "";
  }
}
