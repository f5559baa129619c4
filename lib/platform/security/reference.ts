import { randomInt } from "node:crypto";

/**
 * References are read out over the phone. The alphabet leaves out 0, 1, I, L, O and U, which are easily confused with
 * other characters.
 */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export type Draw = (below: number) => number;

/**
 * A reference such as FRS-7K2M-4Q93. Each prefix has 30^8 possible references, so duplicates are rare. The database
 * refuses them with a unique index.
 */
export function drawReference(prefix: string, draw: Draw = randomInt): string {
  const letters = Array.from({ length: 8 }, () => referenceAlphabet[draw(referenceAlphabet.length)] ?? "2");
  return withDashes(prefix, letters.join(""));
}

/**
 * Reads a typed reference, with or without dashes, capitals and its prefix, and returns the complete reference. Without
 * a prefix, returns one reference for each of `prefixes`. Returns an empty list if the text is not a reference.
 */
export function readReferences(typed: string, prefixes: readonly string[]): string[] {
  const plain = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "");
  const [prefix, drawn] = [plain.slice(0, -8), plain.slice(-8)];
  if (drawn.length < 8 || ![...drawn].every((letter) => referenceAlphabet.includes(letter))) return [];
  if (prefix !== "") return prefixes.includes(prefix) ? [withDashes(prefix, drawn)] : [];
  // Eight letters may be a name, and eight digits may be a phone number.
  const isReference = /[A-Z]/.test(drawn) && /\d/.test(drawn);
  return isReference ? prefixes.map((each) => withDashes(each, drawn)) : [];
}

/** A part of a reference: its prefix if it was typed, and the typed beginning of its first and second block. */
export type ReferencePart = {
  readonly prefix?: string;
  readonly first?: string;
  readonly second?: string;
  /** One block, which may be the first or the second. */
  readonly block?: string;
};

/**
 * Reads a typed part of a reference: "FRS-7K" is the beginning of one, "7K2M-4Q" its two blocks without the prefix, and
 * "7K2M" one of its blocks. Undefined if the text is none of these. A block of letters alone may be a name, so it is
 * read only in capitals.
 */
export function readReferencePart(typed: string, prefixes: readonly string[]): ReferencePart | undefined {
  const [start = "", ...rest] = typed.split(/[\s\u2010-\u2015-]+/).filter((each) => each !== "");
  const upper = start.toUpperCase();
  const isBlock = (block: string, shortest: number) =>
    block.length >= shortest && block.length <= 4 && [...block].every((letter) => referenceAlphabet.includes(letter));
  const blocks = rest.map((block) => block.toUpperCase());
  if (prefixes.includes(upper)) {
    const [first = "", second] = blocks;
    if (blocks.length > 2) return;
    if (second === undefined) return isBlock(first, shortestPart) ? { prefix: upper, first } : undefined;
    return isBlock(first, 4) && isBlock(second, 1) ? { prefix: upper, first, second } : undefined;
  }
  const [second] = blocks;
  if (blocks.length > 1 || !isBlock(upper, 4)) return;
  if (second !== undefined) return isBlock(second, 1) ? { first: upper, second } : undefined;
  return /\d/.test(upper) || start === upper ? { block: upper } : undefined;
}

/** The minimum length of a typed first block. With one character, thousands of references match. */
const shortestPart = 2;

function withDashes(prefix: string, drawn: string): string {
  return `${prefix}-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
