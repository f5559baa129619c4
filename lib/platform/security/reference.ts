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

function withDashes(prefix: string, drawn: string): string {
  return `${prefix}-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
