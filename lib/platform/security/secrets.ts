import { findKey } from "./secret-keys";
import { hasSeedPhrase } from "./secret-phrases";
import { visibleTexts } from "./secret-text";

/**
 * Whether a text contains a secret that gives access to a wallet. A text with a `certain` finding is refused. A
 * `doubtful` finding is a 32-byte hexadecimal or a 64-byte base58 string. Such a string may be the hash or signature of
 * a transaction, which is a victim's main evidence. The form therefore asks the sender to confirm that the string is
 * not a key.
 */
export type SecretFinding = "none" | "doubtful" | "certain";

/**
 * The shortest secret is a phrase of twelve Chinese characters. Shorter texts, such as most cells of an imported CSV
 * file, are not searched.
 */
const shortest = 12;

/** Searches a text for private keys and seed phrases, including disguised ones and seed phrases in base64. */
export function findSecret(typed: string): SecretFinding {
  if (typed.length < shortest) return "none";
  const findings = visibleTexts(typed).map(findKey);
  if (findings.includes("certain") || hasSeedPhrase(typed) || hasSeedPhrase(decodedParts(typed))) return "certain";
  return findings.includes("doubtful") ? "doubtful" : "none";
}

/** Decodes the long base64 strings of the text separately and joins the results. */
function decodedParts(text: string): string {
  const parts = text.match(/[A-Za-z0-9+/_-]{40,}={0,2}/g) ?? [];
  return parts.map(decoded).join("");
}

function decoded(part: string): string {
  try {
    return atob(
      part
        .replace(/-/g, "+")
        .replace(/_/g, "/")
        .replace(/={1,2}$/, ""),
    );
  } catch {
    return "";
  }
}
