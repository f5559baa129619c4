import { randomInt } from "node:crypto";

import { english } from "./words/en";
import { french } from "./words/fr";
import { german } from "./words/de";

const lists: Readonly<Record<string, readonly string[]>> = { en: english, de: german, fr: french };

/** How many words our caller says. Four of some 300 are one in several thousand million: nobody guesses them on the phone. */
const count = 4;

/**
 * Draws the words by which our caller proves who they are: four different ones in the visitor's language.
 * `random(n)` gives an integer from 0 up to, not including, n, and must not be guessable.
 */
export function drawCallerWords(
  locale: string,
  random: (below: number) => number = (below) => randomInt(below),
): string[] {
  const left = [...(lists[locale.slice(0, 2)] ?? english)];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat();
}
