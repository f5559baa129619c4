import { inflateSync } from "node:zlib";

import { longestHold } from "@/lib/testing/longest-hold";

import { renderPdf } from "./render";
import type { Part } from "./draw";

const pdf = (parts: readonly Part[]) =>
  renderPdf({
    title: "A title",
    language: "de",
    createdAt: 0,
    header: "The firm",
    parts,
    footer: (page, of) => `${page} of ${of}`,
  });

/** Decompresses a document, so that tests can search in it. */
function plain(content: Buffer): string {
  const text = content.toString("latin1");
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, data: string) => {
    try {
      return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
    } catch {
      return whole;
    }
  });
}

const pagesOf = (text: string) => text.match(/\/Type \/Page\b/g)?.length;

/** Returns the letters that the embedded fonts contain. Each font has a table that lists its letters in UTF-16. */
function lettersOf(text: string): string {
  const codes = [...text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].flatMap(([, range = ""]) =>
    [...range.matchAll(/<([0-9a-f]{4})>/g)].map(([, hex = ""]) => Number.parseInt(hex, 16)),
  );
  return String.fromCharCode(...codes);
}

test("a document declares its language, shows its title in the window and embeds its fonts", async () => {
  const text = plain(await pdf([{ kind: "paragraph", text: "Größe" }]));
  expect(text).toMatch(/^%PDF-1\./);
  expect(text).toContain("/Lang (de)");
  expect(text).toContain("/DisplayDocTitle true");
  expect(text).toContain("/FontFile");
  expect(text).not.toContain("/BaseFont /Helvetica");
  expect(pagesOf(text)).toBe(1);
});

test("headings, paragraphs, terms and values are elements, and the lines of each page are none", async () => {
  const long = "A sentence of some words. ".repeat(400);
  const text = plain(
    await pdf([
      { kind: "heading", text: "One" },
      { kind: "facts", facts: [{ term: "Name", value: "Ada" }] },
      { kind: "paragraph", text: long },
    ]),
  );
  expect(text).toContain("/Marked true");
  const elements = [...text.matchAll(/\/S \/(?!GTS_)(\w+)\n/g)].map(([, tag]) => tag);
  expect(elements.toSorted()).toEqual(["Document", "H1", "H2", "L", "LBody", "LI", "Lbl", "P"]);
  const pages = pagesOf(text) ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/\/Artifact/g)).toHaveLength(pages);
  // A paragraph that continues on the next page is one element with a part on each page.
  expect(text.match(/\/P <<\s*\/MCID/g)?.length).toBe(pages);
  expect(text.match(/\bBDC\b/g)?.length).toBe(text.match(/\bEMC\b/g)?.length);
});

test("the same input gives the same bytes", async () => {
  const part = { kind: "paragraph", text: "Text" } as const;
  expect((await pdf([part])).equals(await pdf([part]))).toBe(true);
});

test("Polish and Hungarian letters are embedded", async () => {
  const text = plain(await pdf([{ kind: "facts", facts: [{ term: "Name", value: "Łukasz Őry" }] }]));
  const letters = lettersOf(text);
  for (const letter of "ŁukaszŐry") expect(letters).toContain(letter);
});

test("Cyrillic and Greek letters are embedded, and U+FFFD replaces a character that no font has", async () => {
  const letters = lettersOf(plain(await pdf([{ kind: "paragraph", text: "Ґалаґан Ώρα 😀" }])));
  for (const letter of "ҐалаґанΏρα\ufffd") expect(letters).toContain(letter);
});

test("a value longer than a page continues on the next pages, without empty pages", async () => {
  const facts = [
    { term: "Long", value: "A sentence of some words. ".repeat(400) },
    { term: "Next", value: "Short" },
  ];
  const count =
    pagesOf(
      plain(
        await pdf([
          { kind: "heading", text: "One" },
          { kind: "facts", facts },
        ]),
      ),
    ) ?? 0;
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThan(6);
});

test("80 short facts need only two pages", async () => {
  const facts = Array.from({ length: 80 }, (_, index) => ({ term: `Term ${index}`, value: "Value" }));
  expect(pagesOf(plain(await pdf([{ kind: "facts", facts }])))).toBe(2);
});

test("other requests wait only for short parts of the work on a long document", async () => {
  const facts = Array.from({ length: 10 }, (_, index) => ({ term: `Term ${index}`, value: "They told me to pay. " }));
  const parts = Array.from({ length: 600 }, (): Part => ({ kind: "facts", facts }));
  await pdf(parts.slice(0, 10));
  const { longest, total } = await longestHold(() => pdf(parts));
  // Written at once, the longest wait is nearly the total. A limit in milliseconds would depend on the machine.
  expect(longest * 8).toBeLessThan(total);
});
