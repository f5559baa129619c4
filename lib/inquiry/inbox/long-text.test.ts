import fc from "fast-check";

import { foldLongText } from "./long-text";

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join("\n");

it.each([
  ["many lines after a line", lines(200), `${lines(25)}\n`],
  ["one long line after a word", "word ".repeat(2_000), "word ".repeat(400)],
  ["one long word between two characters", `a${"😀".repeat(4_000)}`, `a${"😀".repeat(999)}`],
])("folds a text with %s", (_what, text, shown) => {
  expect(foldLongText(text).shown).toBe(shown);
});

it.each([lines(30), "word ".repeat(500), ""])("shows a text whole that is not much longer: %#", (text) => {
  expect(foldLongText(text)).toEqual({ shown: text, rest: "" });
});

it("loses nothing", () => {
  const long = fc.string({ unit: fc.constantFrom("a", " ", "\n", "😀", "word"), minLength: 0, maxLength: 6_000 });
  fc.assert(
    fc.property(long, (text) => {
      const { shown, rest } = foldLongText(text);
      expect(shown + rest).toBe(text);
      expect(shown === "" && rest !== "").toBe(false);
    }),
    { numRuns: 50 },
  );
});
