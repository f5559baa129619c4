import { compileTexts } from "@/lib/testing/texts";

import { countWords, idOf } from "./outline.mjs";

it("counts words, and counts numbers and codes as words", () => {
  expect(countWords("Call 1-888-495-8501, it’s free. 2,500 USDT")).toBe(6);
  expect(countWords("Größe über l’été")).toBe(3);
  expect(countWords(" — … ! ")).toBe(0);
});

it.each([
  ["What to do next", "what-to-do-next"],
  ["Wenn etwas schiefgeht: Maße & Größen", "wenn-etwas-schiefgeht-masse-grossen"],
  ["Ce que l’on garde, où et pourquoi?", "ce-que-l-on-garde-ou-et-pourquoi"],
])("makes an anchor from the title %s", (title, id) => {
  expect(idOf(title)).toBe(id);
});

describe("the outline plugin", () => {
  const [text] = compileTexts([
    "export const head = { title: 'Not counted' };\n\n## First steps\n\nOne two <Cite n={1} />three.\n\n" +
      "| What | How |\n| --- | --- |\n| four | five six |\n\n## Then\n\n- seven\n",
  ]);

  it("lists the sections of a text, and counts its words without exports and markup", () => {
    const sections = [
      { id: "first-steps", title: "First steps" },
      { id: "then", title: "Then" },
    ];
    expect(text?.outline).toEqual({ words: 12, sections });
  });

  it("gives each section an anchor, labels each table, and marks the headers of rows and columns", () => {
    expect(text?.html).toContain('<h2 id="first-steps">');
    expect(text?.html).toContain('<table aria-label="First steps">');
    expect(text?.html).toContain('<th scope="col">How</th>');
    expect(text?.html).toContain('<th scope="row">four</th>');
    expect(text?.html).toContain('<td data-label="How">five six</td>');
  });
});
