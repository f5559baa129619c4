import type { TextHints } from "./secret-hints";

/**
 * Other texts that a text contains in disguise: encoded, or with digits in place of letters. They are searched for seed
 * phrases.
 */
export function disguisedTexts(visible: string, hints: TextHints): readonly string[] {
  const mixed = hints.mixedWords < dense.words ? [] : withoutDigits(visible);
  return [decodedParts(visible, hints), ...mixed].filter((text) => text !== "");
}

/** Decodes the long base64 and hexadecimal strings of the text separately and joins the results. */
function decodedParts(text: string, { base64Runs, hexDigits }: TextHints): string {
  const base64 = base64Runs.map(([from, to]) => text.slice(from, to));
  const hex = hexDigits < 80 ? [] : (text.match(/(?<![0-9a-z])(?:0x)?(?:[0-9a-f]{2}[\s:,-]?){40,}/gi) ?? []);
  return [...base64.filter((part) => !/^(?:0x)?[0-9a-f]+$/i.test(part)).map(fromBase64), ...hex.map(fromHex)].join("");
}

function fromBase64(part: string): string {
  try {
    return atob(part.replace(/-/g, "+").replace(/_/g, "/"));
  } catch {
    return "";
  }
}

function fromHex(part: string): string {
  const digits = part.replace(/^0x/i, "").replace(/[\s:,-]/g, "");
  let decoded = "";
  for (let at = 0; at < digits.length; at += 2)
    decoded += String.fromCharCode(Number.parseInt(digits.slice(at, at + 2), 16));
  return decoded;
}

const digitLetters: Readonly<Record<string, string>> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };
/** A word that is as long as the words of wallets and mixes letters with digits that look like letters. */
const mixedWord = /(?<![\w@$])(?=[013457@$]*[a-z])(?=[a-z]*[013457@$])[a-z013457@$]{3,9}(?![\w@$])/gi;
/** So many of them within so many characters may be a phrase. In most other texts, they are codes far apart. */
const dense = { words: 4, characters: 150 };

/** The parts of the text with many mixed words, with letters in place of the digits. "1" is read as "i" and as "l". */
function withoutDigits(text: string): readonly string[] {
  const places = [...text.matchAll(mixedWord)].map(({ index }) => index);
  const parts: string[] = [];
  let end = 0;
  for (const [at, place] of places.entries()) {
    const first = places[at - dense.words + 1];
    if (first === undefined || place - first > dense.characters) continue;
    const from = Math.max(end, first - dense.characters);
    end = place + dense.characters;
    parts.push(text.slice(from, end));
  }
  const joined = parts.join("");
  return ["i", "l"].map((one) =>
    joined.replace(mixedWord, (word) => word.replace(/[013457@$]/g, (sign) => digitLetters[sign] ?? one)),
  );
}
