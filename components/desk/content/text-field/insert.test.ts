import { createTranslator } from "next-intl";

import { parseText } from "@/lib/content/markdown/parse";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { blockNames, insertionOf } from "./blocks";
import { lineRange, placeInsertion } from "./insert";

const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "staffContent.field" });

function apply(value: string, at: number, insertion: Parameters<typeof placeInsertion>[2]) {
  const { from, to, text, selected } = placeInsertion(value, [at, at], insertion);
  const result = value.slice(0, from) + text + value.slice(to);
  return { result, selected: result.slice(...selected) };
}

it.each(blockNames)("inserts %s as Markdown that a text may contain", (name) => {
  const insertion = insertionOf(name, t, "promise.reply");
  const { result, selected } = apply("One.\n\nTwo.\n", 6, insertion);
  expect(parseText(result)).toMatchObject({ ok: true });
  expect(selected).toBe(insertion.select);
});

it.each([
  ["", 0, "## H"],
  ["One.", 2, "One.\n\n## H"],
  ["One.\n\nTwo.", 5, "One.\n\n## H\n\nTwo."],
  ["One.\nTwo.", 1, "One.\n\n## H\n\nTwo."],
  ["One.\n  \nTwo.", 6, "One.\n\n## H\n\nTwo."],
  ["One.\n\n", 6, "One.\n\n## H"],
])("puts empty lines around a block in %j", (value, at, result) => {
  expect(apply(value, at, { text: "## H", select: "H" })).toEqual({ result, selected: "H" });
});

it("puts a word where the cursor is", () => {
  expect(apply("One. Two.", 4, insertionOf("cite", t))).toEqual({ result: "One.:cite[1] Two.", selected: "1" });
});

it("finds the range of a line", () => {
  expect([1, 2, 3, 9].map((line) => lineRange("ab\n\ncd", line))).toEqual([
    [0, 2],
    [3, 3],
    [4, 6],
    [4, 6],
  ]);
});
