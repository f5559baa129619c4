import { limitProblems, maxTextLength } from "./limits";
import { parseText } from "./parse";

it.each([
  ["a text that is too long", "a\n\n".repeat(maxTextLength / 2), "tooLong", 1],
  ["too many lines", "a\n".repeat(1_501), "tooManyLines", 1_501],
  ["a line that is too long", `a\n${"a ".repeat(3_000)}`, "lineTooLong", 2],
  [
    "a thousand nested lists",
    Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n"),
    "tooDeep",
    12,
  ],
  ["a thousand lists in one line", "- ".repeat(1_000), "tooDeep", 1],
  ["a thousand quotes", ">".repeat(1_000), "tooDeep", 1],
  ["nested blocks", ":::note\n".repeat(500), "tooDeep", 4],
  ["a thousand brackets", "[".repeat(1_001), "tooManyMarks", 1],
  ["a thousand asterisks", `${"*".repeat(900)}\n${"*".repeat(900)}`, "tooManyMarks", 2],
  ["many marks in all", `${"[a] ".repeat(400)}\n\n`.repeat(20), "tooManyMarks", 21],
])("refuses %s before it is parsed", (_name, markdown, code, line) => {
  expect(limitProblems(markdown)[0]).toMatchObject({ code, line });
});

it("closes a block at the first line with enough colons, as the parser does", () => {
  const blocks = "::::laws\n:::law{of=ca}\na\n:::\n:::law{of=uk}\na\n:::\n::::\n\n";
  expect(limitProblems(blocks.repeat(50))).toEqual([]);
  expect(limitProblems("::::laws\n:::law{of=ca}\na\n:::\n")).toEqual([
    { line: 1, code: "unclosedBlock", name: "::::laws" },
  ]);
});

it("does not refuse a long text without nesting", () => {
  const text = `## Title\n\n${"Some words of a text:cite[1], and **more**. ".repeat(12)}\n\n- a\n  - b\n\n`.repeat(60);
  const result = parseText(text.replace(/^## Title/gm, () => `### Title`));
  expect(result.ok).toBe(true);
});
