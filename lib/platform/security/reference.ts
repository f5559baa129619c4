import { randomInt } from "node:crypto";

/** The alphabet has no 0, 1, I, L, O and U, because references are read out over the phone. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export type Draw = (below: number) => number;

/**
 * A reference such as FRS-7K2M-4Q93. There are 30^8 references for a prefix, and a unique index refuses the rare
 * duplicate.
 */
export function drawReference(prefix: string, draw: Draw = randomInt): string {
  const letters = Array.from({ length: 8 }, () => referenceAlphabet[draw(referenceAlphabet.length)] ?? "2");
  return `${prefix}-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
