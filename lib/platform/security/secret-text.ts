/**
 * Texts as a reader takes them: full-width and mathematical letters, letters of other scripts that look Latin, accents, invisible
 * characters and markup make no difference to somebody who copies a wallet's words.
 */

// Latin letters that have no decomposition, then Cyrillic and Greek ones that look like Latin. Applied after lower-casing.
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "ıi",
    "ɑa",
    "ɡg",
    "łl",
    "øo",
    "đd",
    "ħh",
    "ŧt",
    "ƅb",
    "ɩi",
    "аa",
    "вb",
    "сc",
    "ԁd",
    "еe",
    "ґr",
    "һh",
    "нh",
    "іi",
    "ӏl",
    "јj",
    "кk",
    "мm",
    "пn",
    "оo",
    "рp",
    "ԛq",
    "гr",
    "ѕs",
    "тt",
    "υu",
    "цu",
    "ѵv",
    "ԝw",
    "ѡw",
    "хx",
    "уy",
    "үy",
    "αa",
    "βb",
    "ϲc",
    "δd",
    "εe",
    "ϝf",
    "ηn",
    "ιi",
    "ϳj",
    "κk",
    "μm",
    "νv",
    "οo",
    "ρp",
    "τt",
    "χx",
    "γy",
    "ωw",
    "ζz",
    "σo",
  ].map((pair) => [...pair] as [string, string]),
);
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join("")}]`, "gu");

// Format characters, variation selectors, the grapheme joiner and the fillers of Hangul.
const invisible = /[\p{Cf}\ufe00-\ufe0f\u034f\u115f\u1160\u180b-\u180f]/gu;

/** The composed text, once without what is invisible and, where there was any, once with a space in its place. */
export function visibleTexts(typed: string): readonly string[] {
  const plain = typed.normalize("NFKC");
  const joined = plain.replace(invisible, "");
  return joined.length === plain.length ? [joined] : [joined, plain.replace(invisible, " ")];
}

/** Words in small letters without accents. Tags and escaped line breaks separate words too. */
export function wordsOf(visible: string): string[] {
  const folded = visible
    .replace(/<[^<>]{0,60}>|\\[nrt]|%[0-9a-f]{2}|&\w{2,6};/gi, " ")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]+/g, "")
    .normalize("NFC")
    .replace(lookAlike, (letter) => lookAlikes[letter] ?? letter);
  return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
}
