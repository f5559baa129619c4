import fc from "fast-check";

import { drawCallerWords } from "./caller-words";
import { german } from "./words/de";
import { english } from "./words/en";
import { french } from "./words/fr";

const lists = { en: english, de: german, fr: french };

/**
 * The first four letters of a word, in lower case and without accents, because a listener may not hear a difference in
 * case or accents.
 */
const beginning = (word: string) =>
  word
    .toLowerCase()
    .replace("œ", "oe")
    .replace("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .slice(0, 4);

describe.each(Object.entries(lists))("the list of words in %s", (_, words) => {
  it("has at least 256 words, so that four drawn words are hard to guess", () => {
    expect(new Set(words).size).toBeGreaterThanOrEqual(256);
  });

  it("has only words that differ within their first four letters", () => {
    expect(new Set(words.map(beginning)).size).toBe(words.length);
  });

  it("has only words of 2 to 14 letters, without spaces or other characters", () => {
    expect(words.filter((word) => !/^\p{Letter}{2,14}$/u.test(word))).toEqual([]);
  });
});

it("lists no words about money, fraud or wallets in any language", () => {
  const unwanted =
    /^(cash|coin|bank|wallet|seed|gold|silver|diamond|token|ledger|trap|hook|bait|crime|pigeon|dindon|racket|chocolat|marron|kugel|kette|falle|geld|bargeld|argent|piège|arnaque)$/i;
  expect(
    Object.values(lists)
      .flat()
      .filter((word) => unwanted.test(word)),
  ).toEqual([]);
});

it("draws four different words of the visitor's language", () => {
  fc.assert(
    fc.property(fc.constantFrom("en", "de", "fr-CA"), fc.infiniteStream(fc.nat()), (locale, numbers) => {
      const drawn = drawCallerWords(locale, (below) => (numbers.next().value ?? 0) % below);
      const list = lists[locale.slice(0, 2) as keyof typeof lists];
      expect(new Set(drawn).size).toBe(4);
      expect(drawn.every((word) => list.includes(word))).toBe(true);
    }),
  );
});

it("can draw the first and the last word of a list, and does not change the list", () => {
  const before = english.length;
  expect(drawCallerWords("en", () => 0)).toEqual(english.slice(0, 4));
  expect(drawCallerWords("en", (below) => below - 1)).toEqual(english.slice(-4).reverse());
  expect(english).toHaveLength(before);
});

it("draws different words each time if no random function is passed", () => {
  const draws = Array.from({ length: 50 }, () => drawCallerWords("en").join(" "));
  expect(new Set(draws).size).toBe(50);
});
