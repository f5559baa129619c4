import { findKey } from "./secret-keys";
import { hasSeedPhrase } from "./secret-phrases";
import { visibleTexts } from "./secret-text";

/**
 * Finds secrets that would give access to a wallet. A `certain` finding is refused. A `doubtful` finding is a 32-byte
 * hexadecimal or a 64-byte base58 string. It may also be the hash or signature of a transaction, which is a victim's
 * main evidence, so the form asks.
 */
export type SecretFinding = "none" | "doubtful" | "certain";

/** The shortest secret is a phrase of twelve Chinese characters. Most fields of a long file are shorter. */
const shortest = 12;

export function findSecret(typed: string): SecretFinding {
  if (typed.length < shortest) return "none";
  const findings = visibleTexts(typed).map(findKey);
  if (findings.includes("certain") || hasSeedPhrase(typed) || hasSeedPhrase(decodedParts(typed))) return "certain";
  return findings.includes("doubtful") ? "doubtful" : "none";
}

/** The decoded long base64 strings of the text. Lines are decoded separately and joined. */
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
