/**
 * Reduces text to the plain words that a person reads, so that a disguised seed phrase is detected. A phrase can be
 * disguised with full-width, mathematical or look-alike letters, accents, invisible characters or markup. A thief can
 * still read and use it.
 */

// Each pair is a look-alike letter and the Latin letter that replaces it in lower-case text. The list starts with Latin
// letters that Unicode does not decompose into a plain letter and an accent. Cyrillic and Greek letters that look Latin
// follow.
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

// Format characters, variation selectors, the grapheme joiner and Hangul fillers.
const invisible = /[\p{Cf}\ufe00-\ufe0f\u034f\u115f\u1160\u180b-\u180f]/gu;

/** Signs that NFKC replaces with five to 18 others, such as squared words in kana. None of them belongs to a secret. */
const longSigns = /[\ufdfa\ufdfb\u3300-\u3357\u33ae\u33af\u{1d15e}-\u{1d164}\u{1d1bb}-\u{1d1c0}]/gu;

/** The steps below change nothing in ASCII, so they are left out for most texts. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/**
 * Returns the normalized text without invisible characters. If the text has invisible characters, also returns a second
 * version with a space in place of each, because they may separate words.
 */
export function visibleTexts(typed: string): readonly string[] {
  if (isAscii(typed)) return [typed];
  const plain = typed.replace(longSigns, " ").normalize("NFKC");
  const joined = plain.replace(invisible, "");
  return joined.length === plain.length ? [joined] : [joined, plain.replace(invisible, " ")];
}

/** Splits a text into words in lower case without accents. Tags and escape sequences separate words, as spaces do. */
export function wordsOf(visible: string): string[] {
  const plain = /[<\\%&]/.test(visible)
    ? visible.replace(/<[^<>]{0,60}>|\\[nrt]|%[0-9a-f]{2}|&\w{2,6};/gi, " ")
    : visible;
  if (isAscii(plain)) return plain.toLowerCase().match(/[a-z]+/g) ?? [];
  const folded = new Map<string, string>();
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words
    .map((word) => {
      if (isAscii(word)) return word;
      const known = folded.get(word) ?? foldedWord(word);
      folded.set(word, known);
      return known;
    })
    .filter((word) => word !== "");
}

function foldedWord(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f]+/g, "")
    .normalize("NFC")
    .replace(lookAlike, (letter) => lookAlikes[letter] ?? letter);
}
