import { isBounded, itReadsInLinearTime, measureGrowth, repeated, surrounded } from "./worst-texts";
import type { TextReader } from "./worst-texts";

const reader = (read: TextReader["read"]): TextReader => ({
  name: "a text",
  limit: 200_000,
  texts: [...repeated("<", "ab "), surrounded("(", "<", ")")],
  read,
});
const measured = (read: TextReader["read"]) =>
  measureGrowth(reader(read), { name: "", of: (length) => "<".repeat(length) });

function quadratic(text: string): number {
  let pairs = 0;
  for (let from = 0; from < text.length; from += 1)
    for (let to = from; to < text.length; to += 1) if (text[to] === "<") pairs += 1;
  return pairs;
}

describe("a reader in linear time", () => {
  itReadsInLinearTime(reader((text) => text.replace(/<+/g, "").length));
  itReadsInLinearTime(reader(async (text) => (await Promise.resolve(text)).split("<").length));
});

describe("the measurement", () => {
  it("finds a reader in quadratic time, without waiting for its longest text", async () => {
    const found = await measured(quadratic);
    expect(isBounded(found)).toBe(false);
    expect(found.full).toBe(Infinity);
  });

  it("finds a reader in quadratic time that takes less than half a second", async () => {
    const found = await measureGrowth(
      { ...reader(quadratic), limit: 20_000 },
      { name: "", of: (length) => "<".repeat(length) },
    );
    expect(isBounded(found)).toBe(false);
  });

  it("finds a reader in linear time that takes more than half a second", () => {
    expect(isBounded({ half: 300, full: 600 })).toBe(false);
  });

  it("ignores the growth of times that are too short to compare", () => {
    expect(isBounded({ half: 1, full: 20 })).toBe(true);
  });
});

it("makes worst texts of the requested length", () => {
  expect(reader(() => 0).texts.map(({ of }) => of(7))).toEqual(["<<<<<<<", "ab ab a", "(<<<<<)"]);
});
