import { bodyDifference } from "./blocks";
import { isSame } from "./compared";
import { differenceOf } from "./difference";

const head = { title: "Ask your bank", review: "2027-12-01", sources: [{ title: "Act", url: "https://example.org" }] };

it("marks changed words within a block, and leaves the other blocks together", () => {
  expect(bodyDifference("## One\n\nCall your bank today.\n", "## One\n\nCall your bank now.\n")).toEqual([
    { kind: "same", text: "## One" },
    {
      kind: "changed",
      passages: [
        { kind: "same", text: "Call your bank " },
        { kind: "removed", text: "today" },
        { kind: "inserted", text: "now" },
        { kind: "same", text: "." },
      ],
    },
  ]);
});

it("shows new and removed blocks, and blocks with little in common one after the other", () => {
  const before = "First.\n\nSecond sentence about banks.\n\nThird.";
  const after = "First.\n\nNothing like it at all, truly!\n\nThird.\n\nFourth.";
  expect(bodyDifference(before, after).map(({ kind }) => kind)).toEqual([
    "same",
    "removed",
    "inserted",
    "same",
    "inserted",
  ]);
});

it("keeps a container directive in one block, and splits an invalid text at its empty lines", () => {
  const note = ":::note\nOne.\n\nTwo.\n:::";
  expect(bodyDifference(note, note)).toEqual([{ kind: "same", text: note }]);
  expect(bodyDifference("<b>\n\nOne.", "<b>\n\nOne.")).toHaveLength(2);
});

it("compares the entries of the heads, and sources as lines", () => {
  const after = { ...head, title: "Ask your bank first", sources: [{ title: "Act", url: "https://example.com" }] };
  const difference = differenceOf({ head, body: "A." }, { head: after, body: "A." });
  expect(difference.fields.map(({ field }) => field)).toEqual(["title", "sources"]);
  expect(isSame(difference)).toBe(false);
  expect(isSame(differenceOf({ head, body: "A.\r\n\r\nB." }, { head, body: "A.\n\n\nB.\n" }))).toBe(true);
});

it("ends soon for the longest texts without a common word", () => {
  const words = (letter: string) => Array.from({ length: 16_000 }, (_, index) => `${letter}${index}`).join(" ");
  const blocks = (letter: string) => Array.from({ length: 12_000 }, (_, index) => `${letter}${index}`).join("\n\n");
  const started = performance.now();
  expect(bodyDifference(words("a"), words("b"))).toHaveLength(2);
  expect(bodyDifference(blocks("a"), blocks("b")).length).toBe(24_000);
  expect(performance.now() - started).toBeLessThan(10_000);
});
