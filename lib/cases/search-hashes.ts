import { conflictHash } from "./conflicts";
import { normalizeName, normalizeNumber, normalizeRecipient, parentDomains } from "./normalize";

/** The normalised forms of a value. People type the same account, platform or domain in several ways. */
function formsOf(text: string): readonly string[] {
  const forms = [normalizeRecipient(text), normalizeName(text), normalizeNumber(text)];
  return forms.filter((form) => form !== "");
}

const hashed = (forms: readonly string[]) => [...new Set(forms)].map(conflictHash);

/**
 * The keyed hashes by which the values of a payment or party are found: of each whole value and, if it is a domain, of
 * its parent domains. A part of a word is not found, because its hash is another one.
 */
export function hashesOf(values: readonly (string | undefined)[]): Uint8Array<ArrayBuffer>[] {
  return hashed(values.flatMap((text) => (text ? [...formsOf(text), ...parentDomains(normalizeRecipient(text))] : [])));
}

/** The keyed hashes of a searched value. */
export type SearchedHashes = {
  readonly whole: readonly Uint8Array<ArrayBuffer>[];
  /** Of the parent domains. "fake.example" is found by the address of one of its pages, but its other hosts are not. */
  readonly parents: readonly Uint8Array<ArrayBuffer>[];
};

/** Returns the keyed hashes of a searched value. */
export function searchedHashes(typed: string): SearchedHashes {
  return { whole: hashed(formsOf(typed)), parents: hashed(parentDomains(normalizeRecipient(typed))) };
}
