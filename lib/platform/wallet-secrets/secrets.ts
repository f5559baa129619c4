import { disguisedTexts } from "./secret-disguises";
import { hintsOf } from "./secret-hints";
import { findKey } from "./secret-keys";
import { hasSeedPhrase, isPhraseIn } from "./secret-phrases";
import { hasLabelledPin } from "./secret-pins";
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

/** In characters. The overlap is longer than any secret, so a secret that one part cuts off is whole in the next. */
const part = { length: 50_000, overlap: 2_000 };

/** Searches a text for private keys, seed phrases and a password with its PIN, including disguised ones. */
export function findSecret(typed: string): SecretFinding {
  const findings = new Set<SecretFinding>();
  for (const finding of findingsIn(typed)) {
    if (finding === "certain") return "certain";
    findings.add(finding);
  }
  return findings.has("doubtful") ? "doubtful" : "none";
}

/** Searches a long text like `findSecret`, but one part at a time, so that the caller can pause between the parts. */
export function* findingsIn(typed: string): Generator<SecretFinding> {
  for (let from = 0; from === 0 || from + part.overlap < typed.length; from += part.length - part.overlap)
    yield findInPart(typed.slice(from, from + part.length));
}

function findInPart(typed: string): SecretFinding {
  if (typed.length < shortest) return "none";
  let finding: SecretFinding = "none";
  for (const text of visibleTexts(typed)) {
    const hints = hintsOf(text);
    const key = findKey(text, hints);
    if (key === "certain" || isPhraseIn(text) || hasLabelledPin(text)) return "certain";
    if (disguisedTexts(text, hints).some(hasSeedPhrase)) return "certain";
    if (key === "doubtful") finding = key;
  }
  return finding;
}
