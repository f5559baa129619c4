import { compileText } from "@/lib/testing/texts";

import { countWords, idOf } from "./outline.mjs";

it("counts what a reader reads: words, numbers and codes", () => {
  expect(countWords("Call 1-888-495-8501, it’s free. 2,500 USDT")).toBe(6);
  expect(countWords("Größe über l’été")).toBe(3);
  expect(countWords(" — … ! ")).toBe(0);
});

it.each([
  ["What to do next", "what-to-do-next"],
  ["Wenn etwas schiefgeht: Maße & Größen", "wenn-etwas-schiefgeht-masse-grossen"],
  ["Ce que l’on garde, où et pourquoi?", "ce-que-l-on-garde-ou-et-pourquoi"],
])("makes an address of the title %s", (title, id) => {
  expect(idOf(title)).toBe(id);
});

describe("a text", () => {
  const source = "export const head = {};\n\n## First steps\n\nOne two <Cite n={1} />three.\n\n| What | How |\n| --- | --- |\n| four | five six |\n\n## Then\n\n- seven";

  it("tells its sections and its length, without its head and its marks", async () => {
    const { outline } = await compileText(source);
    expect(outline).toEqual({ words: 12, sections: [{ id: "first-steps", title: "First steps" }, { id: "then", title: "Then" }] });
  });

  it("names its tables, their rows and columns", async () => {
    const { default: Text } = await compileText(source);
    const markup = JSON.stringify(Text({ components: { Cite: () => null } }));
    for (const name of ['"aria-label":"First steps"', '"scope":"col"', '"scope":"row"', '"data-label":"How"']) expect(markup).toContain(name);
  });
});
