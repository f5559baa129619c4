import { searchedDigits } from "@/lib/platform/phone";
import { readReferences } from "@/lib/platform/security/reference";

/** What a typed text means: references, a phone number or words. Only one of these meanings applies. */
export type SearchTerms = {
  /** Complete references. A reference that was typed without its prefix is listed once with each possible prefix. */
  readonly references: readonly string[];
  /** The last digits of a phone number, at most nine, so that a country code makes no difference. */
  readonly digits?: string;
  /**
   * Names or email addresses, or parts of them. A matching record contains every one of these words, or a similar word
   * in its place.
   */
  readonly words: readonly string[];
};

const longest = 100;
const maxWords = 5;
/** The minimum length of a word. Shorter words match too many people. */
const shortestWord = 2;

/** Reads search terms from a typed text. `bookingPrefix` is the firm's prefix of booking references. */
export function readTerms(typed: string, bookingPrefix: string): SearchTerms | undefined {
  const text = typed.normalize("NFKC").trim().slice(0, longest);
  const references = readReferences(text, [bookingPrefix, "MSG", "REQ", "CAS", "DAT", "CMP"]);
  const digits = searchedDigits(text);
  const words = text
    .split(/[\s,;()"]+/)
    .filter((word) => word.length >= shortestWord)
    .slice(0, maxWords);
  if (references.length > 0) return { references, words: [] };
  if (digits !== undefined) return { references, digits, words: [] };
  return words.length > 0 ? { references, words } : undefined;
}
