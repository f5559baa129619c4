import PDFDocument from "pdfkit";

import { fontFile } from "./font-file";
import { isShown, runsOf } from "./fonts";

/** A font that pdfkit has opened. pdfkit's types do not include `hasGlyphForCodePoint`. */
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } };

test.each([
  ["Latin", "Zoë Łukasz Őry ẞ"],
  ["Vietnamese", "Nguyễn Thị Ánh Phượng"],
  ["Greek", "Γιώργος Παπαδόπουλος, ὁ ἄνθρωπος"],
  ["Cyrillic", "Олександр Ґалаґан, Ӱштö, № 5"],
  ["Devanagari", "अनुष्का शर्मा"],
  ["currency signs and primes", "₿ 5 ₴ 3 ₹ 2 ₫ 1′ 2″"],
])("each character is shown with a font file that has it: %s", (_, text) => {
  const document = new PDFDocument({ font: fontFile("atkinson-hyperlegible-next-latin", "regular") });
  expect(isShown(text)).toBe(true);
  const runs = runsOf(text);
  expect(runs.map((run) => run.text).join("")).toBe(text.normalize("NFC"));
  for (const weight of ["regular", "bold"] as const)
    for (const run of runs) {
      const { font } = (document.font(fontFile(run.font, weight)) as unknown as Opened)._font;
      expect([...run.text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    }
});

test("words of one script stay together in one run", () => {
  expect(runsOf("Анна Павлова")).toHaveLength(1);
});

test("a character that no font file has is replaced, but a letter is kept if only its accent is missing", () => {
  const written = (text: string) =>
    runsOf(text)
      .map((run) => run.text)
      .join("");
  expect(written("😀 👨‍👩‍👧 日本 x\u030c")).toBe("\ufffd \ufffd \ufffd\ufffd x\ufffd");
  expect(isShown("Thanks 😀")).toBe(false);
});

test("invisible marks, special spaces and special hyphens do not count as missing characters", () => {
  const text = "a\u200eb\u00adc\ufeff d\u2009e\u202ff\u2011g\th\r\ni";
  expect(isShown(text)).toBe(true);
  expect(
    runsOf(text)
      .map((run) => run.text)
      .join(""),
  ).toBe("abc d e\u00a0f-g h\r\ni");
});

test("a character is replaced if its font file cannot be chosen", () => {
  const runs = runsOf("Ada Ада", ["atkinson-hyperlegible-next-latin", "noto-sans-latin"]);
  expect(runs.map((run) => run.text).join("")).toBe("Ada \ufffd\ufffd\ufffd");
});
