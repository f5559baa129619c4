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
  return `${prefix}-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
