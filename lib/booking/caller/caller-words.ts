import { randomInt } from "node:crypto";

import { english } from "./words/en";
import { french } from "./words/fr";
import { german } from "./words/de";

const lists: Readonly<Record<string, readonly string[]>> = { en: english, de: german, fr: french };

/**
 * The number of words to draw. Each list has more than 300 words, so four words have billions of combinations. These
 * are too many to guess.
 */
const count = 4;

/**
 * Draws four different words in the visitor's language. A staff member who phones the visitor says these words to prove
 * that the call is from the firm. `random(n)` must return an unpredictable integer from 0 up to, but not including, n.
 */
export function drawCallerWords(
  locale: string,
  random: (below: number) => number = (below) => randomInt(below),
): string[] {
  const left = [...(lists[locale.slice(0, 2)] ?? english)];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat();
}
