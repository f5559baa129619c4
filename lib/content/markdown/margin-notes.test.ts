import type { Element } from "hast";

import { addMarginNotes } from "./margin-notes";
import { parseText } from "./parse";
import { hastOf } from "./to-hast";

/** Returns the blocks of a text: their names, and the properties of notes. */
function blocksOf(markdown: string) {
  const result = parseText(markdown);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return addMarginNotes(hastOf(result.text))
    .children.filter((child): child is Element => child.type === "element")
    .map(({ tagName, properties }) => (tagName === "text-margin-note" ? properties : tagName));
}

it("puts a note after each block that is the first to cite a source", () => {
  expect(blocksOf("One:cite[2].\n\nTwo:cite[2].\n\n- Three:cite[1]\n- Four:cite[3]:cite[1]")).toEqual([
    "p",
    { numbers: "2", rows: "2" },
    "p",
    "ul",
    { numbers: "1 3", rows: "1" },
  ]);
});

it("lets a note be beside all blocks up to the next note, at most three", () => {
  const long = Array.from({ length: 7 }, () => "More.").join("\n\n");
  expect(
    blocksOf(`One:cite[1].\n\n## Title\n\nTwo:cite[2].\n\n${long}`).filter((each) => typeof each === "object"),
  ).toEqual([
    { numbers: "1", rows: "2" },
    { numbers: "2", rows: "3" },
  ]);
});

it("changes nothing in a text without citations", () => {
  expect(blocksOf("One.\n\nTwo.")).toEqual(["p", "p"]);
});
