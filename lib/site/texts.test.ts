import { readdirSync } from "node:fs";
import { join } from "node:path";

import { locales } from "@/lib/platform/i18n/locales";
import { findRoute } from "@/lib/platform/i18n/routes";
import { readTexts } from "@/lib/testing/texts";

import { articleHeadSchema, legalHeadSchema } from "@/lib/content/text-head";
import { legalPaths } from "./legal-texts";
import { articleSlugs } from "./articles";

const articleFolder = join(__dirname, "articles");
const files = (folder: string) => locales.map((locale) => join(folder, `${locale}.mdx`));
const articles = readTexts(articleSlugs.flatMap((slug) => files(join(articleFolder, slug))));
const legalTexts = readTexts(legalPaths.flatMap((path) => files(join(__dirname, "legal", path))));
const all = [...articles, ...legalTexts].map((text) => [text.path.replace(`${__dirname}/`, ""), text] as const);

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group = ""]) => group);

it("every article folder is in the route registry and has one file for each language", () => {
  expect(readdirSync(articleFolder).sort()).toEqual([...articleSlugs].sort());
  for (const slug of articleSlugs) {
    expect(readdirSync(join(articleFolder, slug)).sort()).toEqual(locales.map((locale) => `${locale}.mdx`).sort());
  }
});

describe.each(all)("%s", (_path, { html, head, outline }) => {
  it("links only to existing pages, by paths without a language prefix", () => {
    const paths = matches(html, /href="(\/[^"#?]*)/g);
    const awaited = ["/services", "/booking/find"];
    expect(paths.filter((path) => !awaited.includes(path) && !findRoute(path)?.isIndexed)).toEqual([]);
    expect(matches(html, /href="(\/(?:en|de|fr-ca)(?:\/[^"]*)?)"/g)).toEqual([]);
  });

  it("has unique section anchors and no first-level heading", () => {
    const ids = outline.sections.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toMatch(/<h1[ >]/);
  });

  it("has no Markdown or MDX syntax in its HTML", () => {
    expect(html.replace(/<[^<>]*>/g, "")).not.toMatch(/\[\[|\]\]|\{|\}|\| ?---|\]\(/);
  });

  it("has a review day that is later than its last change", () => {
    const { updated, review } = head as { updated: string; review: string };
    expect(review > updated).toBe(true);
  });
});

describe.each(articles.map((text) => [text.path.replace(`${articleFolder}/`, ""), text] as const))(
  "article %s",
  (_path, { head, html, outline }) => {
    const { sources, published, updated, review } = articleHeadSchema.parse(head);

    it("lists each source once. The article was published and its sources were read no later than the day of its last change", () => {
      for (const { read } of sources) expect([read <= updated, read < review]).toEqual([true, true]);
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
      expect(published <= updated).toBe(true);
    });

    it("cites exactly the sources that it lists", () => {
      const cited = new Set(matches(html, /data-component="Cite" data-n="(\d+)"/g).map(Number));
      expect([...cited].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
    });

    it("has between 700 and 1,600 words", () => {
      expect(outline.words).toBeGreaterThan(700);
      expect(outline.words).toBeLessThan(1_600);
    });

    it("contains a warning note", () => {
      expect(html).toContain('data-component="Note"');
    });
  },
);

it.each(legalPaths)("%s has the same number of sections in every language", (path) => {
  const counts = legalTexts
    .filter((text) => text.path.includes(`${path}/`))
    .map(({ outline }) => outline.sections.length);
  expect(new Set(counts).size).toBe(1);
});

it.each(legalTexts.map((text) => [text.path.replace(`${__dirname}/`, ""), text] as const))(
  "%s has valid front matter and, unless it is about data security, passages that a lawyer must confirm",
  (path, { head, html }) => {
    expect(legalHeadSchema.safeParse(head).error).toBeUndefined();
    expect(html.includes('data-component="Counsel"')).toBe(!path.includes("data-security"));
  },
);
