import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";

/**
 * Finds what would empty a wallet if it were stored: nobody may be asked for it, so nobody may leave it here.
 * `certain` is refused. `doubtful` is a bare 64-digit hex string: as often a transaction hash, a victim's main
 * evidence, as a key, so the form asks.
 */
export type SecretFinding = "none" | "doubtful" | "certain";

/** In the languages of the site: there is no German list. */
const seedWords = new Set([...english, ...french].map((word) => word.normalize("NFC")));
/** The shortest seed phrase. */
const seedLength = 12;

const extendedKey = /\b[xyzt]prv[1-9A-HJ-NP-Za-km-z]{100,112}\b/;
/** Wallet import format: base58, 51 characters from 5, or 52 from K, L (c on test networks). */
const importFormat = /(?<![1-9A-HJ-NP-Za-km-z])(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KLc][1-9A-HJ-NP-Za-km-z]{51})(?![1-9A-HJ-NP-Za-km-z])/;
const hexKey = /(?<![0-9a-fA-F])(?:0x)?[0-9a-fA-F]{64}(?![0-9a-fA-F])/;
const saysKey =
  /private?[\s_-]*key|priv[\s_-]*key|secret[\s_-]*key|wallet[\s_-]*key|seed|mnemonic|privat\p{L}*[\s_-]*schl(?:ü|ue)ssel|geheim\p{L}*[\s_-]*schl(?:ü|ue)ssel|cl(?:é|e)s?[\s_-]*(?:priv(?:é|e)|secr(?:è|e)t)/iu;

export function findSecret(typed: string): SecretFinding {
  // In the letters that are meant: full-width ones, or ones with something invisible between them, read the same to a thief.
  const plain = typed.normalize("NFKC");
  const [joined, parted] = [plain.replace(/\p{Cf}/gu, ""), plain.replace(/\p{Cf}/gu, " ")];
  const found = findPlain(joined);
  return joined === parted || found === "certain" ? found : hasSeedPhrase(parted) ? "certain" : found;
}

function findPlain(text: string): SecretFinding {
  if (extendedKey.test(text) || importFormat.test(text) || hasSeedPhrase(text)) return "certain";
  if (hexKey.test(text)) return saysKey.test(text) ? "certain" : "doubtful";
  return "none";
}

/** Twelve list words in a row, however they are separated or numbered. */
function hasSeedPhrase(text: string): boolean {
  let run = 0;
  for (const [word] of text.toLowerCase().normalize("NFC").matchAll(/\p{L}+/gu)) {
    run = seedWords.has(word) ? run + 1 : 0;
    if (run >= seedLength) return true;
  }
  return false;
}
