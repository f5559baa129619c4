import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as simplifiedChinese } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { wordlist as traditionalChinese } from "@scure/bip39/wordlists/traditional-chinese.js";

import { pick, seededRandom } from "../random";

const lists = {
  english,
  french,
  spanish,
  italian,
  portuguese,
  czech,
  japanese,
  korean,
  simplifiedChinese,
  traditionalChinese,
};

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

/**
 * Returns phrases of random words from a word list. In a real recovery phrase, the last word contains a checksum. Here
 * it is random, so few of the phrases are valid.
 */
export function phrasesOf(name: ListName, count: number, length = 12): string[][] {
  const random = seededRandom(listNames.indexOf(name) + 1);
  return Array.from({ length: count }, () => Array.from({ length }, () => pick(random, lists[name])));
}

const wide = (text: string) => text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const half = (words: readonly string[], second: boolean) =>
  words.slice(second ? words.length / 2 : 0, second ? undefined : words.length / 2).join(" ");

/** Ways in which visitors may write down a recovery phrase. They work for every word list. */
export const plainForms: Readonly<Record<string, (words: readonly string[]) => string>> = {
  spaces: (words) => words.join(" "),
  sentence: (words) => `Hello, please help me. My recovery words are ${words.join(" ")}. Thank you very much.`,
  numbered: (words) => words.map((word, index) => `${index + 1}. ${word}`).join("\n"),
  "numbered in a line": (words) => words.map((word, index) => `${index + 1}) ${word}`).join(" "),
  commas: (words) => words.join(", "),
  hyphens: (words) => words.join("-"),
  lines: (words) => words.join("\r\n"),
  and: (words) => words.join(" and "),
  markup: (words) => words.join("<br>"),
  json: (words) => JSON.stringify({ words }),
  reversed: (words) => [...words].reverse().join(" "),
  capitals: (words) => words.join(" ").toUpperCase(),
  "full-width": (words) => wide(words.join(" ")),
  invisible: (words) => words.join(" \u200b"),
  decomposed: (words) => words.join(" ").normalize("NFD"),
  "without accents": (words) =>
    words
      .join(" ")
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC"),
  "eleven of twelve": (words) => words.slice(1).join(" "),
  "two parts": (words) => `${half(words, false)} then the rest: ${half(words, true)}`,
  "any word between": (words) => words.join(" xyz "),
};

const lookAlikes: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", o: "ο", p: "р", x: "х", y: "у", i: "і" };

/** More ways in which visitors may write down a recovery phrase. They work only for word lists in Latin letters. */
export const latinForms: Readonly<Record<string, (words: readonly string[]) => string>> = {
  "look-alike letters": (words) => words.join(" ").replace(/[aceopxyi]/g, (letter) => lookAlikes[letter] ?? letter),
  "without spaces": (words) => words.join(""),
  base64: (words) =>
    Buffer.from(
      words
        .join(" ")
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, ""),
    ).toString("base64"),
};

/** Garbles the end of one word and replaces another word with a mistyped or unrelated one. */
export function withTwoErrors(words: readonly string[], seed: number): string {
  const random = seededRandom(seed);
  const first = Math.floor(random() * words.length);
  const second = (first + 1 + Math.floor(random() * (words.length - 1))) % words.length;
  return words
    .map((word, index) =>
      index === first
        ? `${word.slice(0, -1)}qq`
        : index === second
          ? pick(random, ["tabel", "recieve", "banana", "wrod", "xkcd"])
          : word,
    )
    .join(" ");
}
