import { readdirSync } from "node:fs";
import { join } from "node:path";

import { locales } from "@/lib/platform/i18n/locales";
import { articleSlugs } from "@/lib/site/articles";
import { legalPaths } from "@/lib/site/legal-texts";

import { readSeedText } from "./read-seed-text";

const folders = { articles: articleSlugs, legal: legalPaths.map((path) => path.slice(1)) };

describe.each(Object.entries(folders))("%s", (folder, ids) => {
  it("has one valid text for each id and language", () => {
    expect(readdirSync(join(__dirname, folder)).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      const files = locales.map((locale) => join(__dirname, folder, id, `${locale}.md`));
      expect(files.map((file) => readSeedText(file)).map((text) => [text.id, text.locale])).toEqual(
        locales.map((locale) => [id, locale]),
      );
    }
  });
});

it.each(folders.legal)("%s has the same number of sections in each language", (id) => {
  const texts = locales.map((locale) => readSeedText(join(__dirname, "legal", id, `${locale}.md`)).text);
  expect(new Set(texts.map(({ outline }) => outline.sections.length)).size).toBe(1);
});

it("refuses a file whose path names no language", () => {
  expect(() => readSeedText(join(__dirname, "articles", articleSlugs[0] ?? "", "es.md"))).toThrow();
});
