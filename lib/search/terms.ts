import { searchedDigits } from "@/lib/platform/phone";
import { referenceAlphabet } from "@/lib/platform/security/reference";

/** What a typed text means: references, a phone number or words. Only one of these meanings applies. */
export type SearchTerms = {
  /** Complete references. If the prefix was not typed, there is one reference for each kind of record. */
  readonly references: readonly string[];
  /** The end of a phone number, without the digits that depend on the notation. */
  readonly digits?: string;
  /** Parts of names or email addresses. A record must contain all of these words. */
  readonly words: readonly string[];
};

const longest = 100;
const maxWords = 5;
/** The minimum length of a word. Shorter words match too many people. */
const shortestWord = 2;

/** Reads search terms from a typed text. `bookingPrefix` is the firm's prefix of booking references. */
export function readTerms(typed: string, bookingPrefix: string): SearchTerms | undefined {
  const text = typed.normalize("NFKC").trim().slice(0, longest);
  const references = referencesIn(text, [bookingPrefix, "MSG", "REQ", "CAS", "DAT", "CMP"]);
  const digits = searchedDigits(text);
  const words = text
    .split(/[\s,;()"]+/)
    .filter((word) => word.length >= shortestWord)
    .slice(0, maxWords);
  if (references.length > 0) return { references, words: [] };
  if (digits !== undefined) return { references, digits, words: [] };
  return words.length > 0 ? { references, words } : undefined;
}

function referencesIn(text: string, prefixes: readonly string[]): string[] {
  const plain = text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "");
  const drawn = plain.slice(-8);
  if (drawn.length < 8 || ![...drawn].every((letter) => referenceAlphabet.includes(letter))) return [];
  const prefix = plain.slice(0, -8);
  // Without a prefix, a word is a reference only if it has a digit. A word of eight letters is a name.
  const isReference = prefixes.includes(prefix) || (prefix === "" && /\d/.test(drawn));
  const reference = (one: string) => `${one}-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
  return isReference ? (prefix === "" ? prefixes : [prefix]).map(reference) : [];
}
