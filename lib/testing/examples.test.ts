import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const section = /^## Examples\n(.*?)^## /ms.exec(text)?.[1] ?? "";

/** The examples of CONTRIBUTING.md: the file that each names, and its lines. */
const examples = [...section.matchAll(/^`([^`\n]+)`: .*?\n\n```\w+\n(.*?)^```$/gms)].map(
  ([, file = "", code = ""]) => ({
    file,
    lines: code.split("\n").map((line) => line.trim()),
  }),
);

test("CONTRIBUTING.md has at least four examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

test.each(examples)("the example of $file has only lines of that file", ({ file, lines }) => {
  const source = readFileSync(join(root, file), "utf8").split("\n");
  const real = source.map((line) => line.trim());
  // A "…" at the end of a line replaces the rest of it. Alone on a line, it replaces whole lines.
  const isReal = (line: string) =>
    line.endsWith("…") ? real.some((each) => each.startsWith(line.slice(0, -1).trim())) : real.includes(line);
  expect(lines.filter((line) => !isReal(line))).toEqual([]);
});
