import { locales } from "@/lib/platform/i18n/locales";
import { glossary, wordsNotUsed } from "@/lib/testing/glossary";
import { visibleTexts } from "@/lib/testing/visible-texts";

describe.each(locales)("the glossary in %s", (locale) => {
  const rows = glossary(locale);
  const texts = visibleTexts(locale);

  it("has a word to avoid in each row", () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ term, notUsed }) => !term || notUsed.length === 0)).toEqual([]);
  });

  it("is followed in every catalogue, article, legal text, claim and email", () => {
    const faults = texts.flatMap(([place, text]) =>
      rows.flatMap((row) => wordsNotUsed(row, place, text).map((word) => `${place}: ${word} (${row.term})`)),
    );
    expect(faults).toEqual([]);
  });

  it("has no unneeded exception", () => {
    const needed = (row: (typeof rows)[number], change: Partial<typeof row>) =>
      texts.some(([place, text]) => wordsNotUsed({ ...row, ...change }, place, text).length > 0);
    const idle = rows.flatMap((row) => [
      ...row.phrases.filter((each) => !needed(row, { phrases: row.phrases.filter((other) => other !== each) })),
      ...row.places.filter((each) => !needed(row, { places: row.places.filter((other) => other !== each) })),
    ]);
    expect(idle).toEqual([]);
  });

  it("is applied to texts of every kind", () => {
    for (const start of ["messages.mail.", "questions.", "articles/", "legal/", "claims.", "services."]) {
      expect([start, texts.some(([place, text]) => place.startsWith(start) && text.length > 20)]).toEqual([
        start,
        true,
      ]);
    }
  });
});

describe("a row of the glossary", () => {
  const table = (row: string) =>
    `# Glossary\n\n## English\n\n| Term | We use | Not used | Except |\n| - | - | - | - |\n${row}\n`;
  const [row] = glossary("en", table("| email | email | letter*, mail shot | covering letter, `articles/` |"));
  const wordsIn = (place: string, text: string) => row && wordsNotUsed(row, place, text);

  it("finds whole words in any letter case, and for `letter*` all words that start with `letter`", () => {
    expect(wordsIn("messages.a", "Our Letters, a newsletter and a\nmail shot")).toEqual(["Letters", "mail shot"]);
  });

  it("does not report a word within a phrase or place that is listed as an exception", () => {
    expect(wordsIn("messages.a", "a covering letter and a letter")).toEqual(["letter"]);
    expect(wordsIn("articles/x", "a letter")).toEqual([]);
  });
});
