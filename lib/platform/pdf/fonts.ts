export type Weight = "regular" | "bold";

/**
 * The font files in order of preference: first the site's own typeface, then Noto Sans for the other characters. `has`
 * matches a text if the file can show all of its characters. Every file can show a space, so that a space between two
 * words does not need another file.
 */
const fonts = [
  {
    file: "atkinson-hyperlegible-next-latin",
    has: /^[\r\n -~\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]+$/u,
  },
  {
    file: "atkinson-hyperlegible-next-latin-ext",
    has: /^[ \u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150\u0151\u0154\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u20b9]+$/u,
  },
  {
    file: "noto-sans-latin",
    has: /^[ \u00b5\u02bb\u02bc\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2032\u2033\ufffd]+$/u,
  },
  { file: "noto-sans-vietnamese", has: /^[ \u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]+$/u },
  {
    file: "noto-sans-latin-ext",
    has: /^[ \u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u20a0-\u20aa\u20ad-\u20c0]+$/u,
  },
  {
    file: "noto-sans-greek",
    has: /^[ \u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]+$/u,
  },
  {
    file: "noto-sans-greek-ext",
    has: /^[ \u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]+$/u,
  },
  { file: "noto-sans-cyrillic", has: /^[ \u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]+$/u },
  { file: "noto-sans-cyrillic-ext", has: /^[ \u0460-\u048f\u0492-\u04af\u04b2-\u052f\u1c80-\u1c88]+$/u },
  { file: "noto-sans-devanagari", has: /^[ \u0900-\u097f\u200c\u200d\u25cc]+$/u },
] as const;

type Font = (typeof fonts)[number];
export type FontName = Font["file"];

type Choice = readonly FontName[] | undefined;

const fontFor = (text: string, choice?: Choice): Font | undefined =>
  fonts.find(({ file, has }) => (choice?.includes(file) ?? true) && has.test(text));

/** U+FFFD, which is shown for a character that no typeface has. */
const replacement = "\ufffd";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Replaces special characters with simple characters that look the same on paper. Removes characters that only control
 * the text direction or the line breaks.
 */
export const printed = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\u202f/g, "\u00a0")
    .replace(/[\t\u2000-\u200a\u205f\u3000]/g, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");

type Run = { readonly text: string; readonly font: FontName };

/** Splits a text into runs. Each run needs only one font file. By default, all font files can be chosen. */
export function runsOf(text: string, choice?: Choice): readonly Run[] {
  const runs: { text: string; font: Font }[] = [];
  for (const { segment } of graphemes.segment(printed(text))) {
    for (const part of charactersOf(segment, choice)) {
      const last = runs.at(-1);
      const font = last?.font.has.test(part) && part === " " ? last.font : (fontFor(part, choice) ?? fonts[0]);
      if (last?.font === font) last.text += part;
      else runs.push({ text: part, font });
    }
  }
  return runs.map((run) => ({ text: run.text, font: run.font.file }));
}

/**
 * Returns the characters to show for a grapheme, such as a letter with its accent. If no font has the whole grapheme,
 * returns its first character (the letter), followed by U+FFFD. If no font has the first character either, returns only
 * U+FFFD.
 */
function charactersOf(grapheme: string, choice: Choice): readonly string[] {
  if (fontFor(grapheme, choice)) return [grapheme];
  const [letter = ""] = grapheme;
  return fontFor(letter, choice) ? [letter, replacement] : [replacement];
}

/** Whether a document shows every character of the text. */
export function isShown(text: string): boolean {
  const plain = printed(text);
  return fonts[0].has.test(plain) || [...graphemes.segment(plain)].every(({ segment }) => fontFor(segment));
}
