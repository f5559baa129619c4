import { searchedDigits } from "@/lib/platform/contact/phone";
import { readReferencePart, readReferences } from "@/lib/platform/security/reference";
import type { ReferencePart } from "@/lib/platform/security/reference";

/**
 * What a typed text means: references, a phone number or words. Only one of these meanings applies, and words or the
 * digits of a phone number can be a part of a reference too.
 */
export type SearchTerms = {
  /** Complete references. A reference that was typed without its prefix is listed once with each possible prefix. */
  readonly references: readonly string[];
  /** A part of a reference. A record matches if it has this part, or if it matches in another way. */
  readonly part?: ReferencePart | undefined;
  /** The last digits of a phone number, at most nine, so that a country code makes no difference. */
  readonly digits?: string;
  /**
   * Names or email addresses, or parts of them. A matching record contains every one of these words. If they can be
   * names, a matching record can have a similar name instead.
   */
  readonly words: readonly string[];
  /**
   * Whether all words can be names. Only names are also found by a similar spelling, because an address, a number or a
   * part of a reference resembles thousands of others.
   */
  readonly areNames: boolean;
};

const longest = 100;
const maxWords = 5;
/** The minimum length of a word. Shorter words match too many people. */
const shortestWord = 2;
/** What names do not contain: a digit, a sign of addresses, or a dot inside a word, as in "example.org". */
const neverInNames = /[\d@/:_#+]|\p{L}{2}\.\p{L}{2}/u;

/** Reads search terms from a typed text. `bookingPrefix` is the firm's prefix of booking references. */
export function readTerms(typed: string, bookingPrefix: string): SearchTerms | undefined {
  const text = typed.normalize("NFKC").trim().slice(0, longest);
  const prefixes = [bookingPrefix, "MSG", "REQ", "CAS", "DAT", "CMP"];
  const part = readReferencePart(text, prefixes);
  // "FRS-7K2M-4" has eight letters too, but its prefix says what it is.
  const isUnfinished = part?.prefix !== undefined && part.second?.length !== 4;
  const references = isUnfinished ? [] : readReferences(text, prefixes);
  const digits = searchedDigits(text);
  const words = text
    .split(/[\s,;()"]+/)
    .filter((word) => word.length >= shortestWord)
    .slice(0, maxWords);
  if (references.length > 0) return { references, words: [], areNames: false };
  const partly = part && { part };
  if (digits !== undefined) return { references, digits, words: [], areNames: false, ...partly };
  if (words.length === 0) return undefined;
  const isReference = prefixes.some((prefix) => text.toUpperCase().startsWith(`${prefix}-`));
  const areNames = !isReference && words.every((word) => !neverInNames.test(word));
  return { references, words, areNames, ...partly };
}
