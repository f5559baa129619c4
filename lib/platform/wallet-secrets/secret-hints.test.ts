import { hintsOf } from "./secret-hints";

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

it("names the lengths of the sequences of letters and digits", () => {
  const { runs, hexRuns, longestRun } = hintsOf(`a ${hash} 0x${hash} ${"x".repeat(70)}`);
  expect(runs).toEqual([64, 66, 70]);
  expect(hexRuns).toEqual([64, 64]);
  expect(longestRun).toBe(70);
});

it.each([
  ["blocks", hash.match(/.{8}/g)?.join(" - "), 64, 64],
  ["single digits", [...hash].join("\n"), 64, 64],
  ["blocks far apart", hash.match(/.{8}/g)?.join("    "), 8, 8],
  ["a block that is too long", hash.slice(0, 40), 40, 32],
  ["blocks with a word between them", `${hash.slice(0, 8)} times ${hash.slice(8, 16)}`, 8, 8],
])("counts the hexadecimal digits in %s", (_, text = "", hexDigits, blockDigits) => {
  expect(hintsOf(text)).toMatchObject({ hexDigits, blockDigits });
});

it("finds the sequences that may be base64, also at the end of the text", () => {
  const [first, second] = ["A".repeat(40), "b+/_-".repeat(10)];
  const text = `${first}== ${"c".repeat(39)} ${second}`;
  expect(hintsOf(text).base64Runs.map(([from, to]) => text.slice(from, to))).toEqual([first, second]);
});

it("counts the words that mix letters with digits that look like letters", () => {
  expect(hintsOf("l3gal w1nner th@nk 2034 year l8ter wave5and1more ab").mixedWords).toBe(3);
});
