import { readdirSync } from "node:fs";
import { join } from "node:path";

import { locales } from "@/lib/platform/i18n/locales";
import { findRoute } from "@/lib/platform/i18n/routes";
import { articleHeadSchema, legalHeadSchema } from "@/lib/site/text-head";
import { readTexts } from "@/lib/testing/texts";

import { legalPaths } from "./(legal)/texts";
import { articleSlugs } from "./blog/articles";

const articleFolder = join(__dirname, "blog/articles");
const files = (folder: string) => locales.map((locale) => join(folder, `${locale}.mdx`));
const articles = readTexts(articleSlugs.flatMap((slug) => files(join(articleFolder, slug))));
const legalTexts = readTexts(legalPaths.flatMap((path) => files(join(__dirname, "(legal)", path))));
const all = [...articles, ...legalTexts].map((text) => [text.path.replace(`${__dirname}/`, ""), text] as const);

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

it("knows every article there is, each in every language and in nothing else", () => {
  expect(readdirSync(articleFolder).sort()).toEqual([...articleSlugs].sort());
  for (const slug of articleSlugs) {
    expect(readdirSync(join(articleFolder, slug)).sort()).toEqual(locales.map((locale) => `${locale}.mdx`).sort());
  }
});

describe.each(all)("%s", (_path, { html, head, outline }) => {
  it("leads only to pages that exist, and to parts of itself", () => {
    const paths = matches(html, /href="(\/[^"#?]*)/g);
    // Its page is made together with the others: nobody may be led to nowhere for longer than that.
    const awaited = ["/services", "/booking/find"];
    expect(paths.filter((path) => !awaited.includes(path) && !findRoute(path)?.isIndexed)).toEqual([]);
    expect(matches(html, /href="(\/(?:en|de|fr-ca)(?:\/[^"]*)?)"/g)).toEqual([]);
  });

  it("has sections with addresses of their own, and no heading of the page's rank", () => {
    const ids = outline.sections.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toMatch(/<h1[ >]/);
  });

  it("leaves no mark of its own writing on the page", () => {
    expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/\[\[|\]\]|\{|\}|\| ?---|\]\(/);
  });

  it("is looked at again after it last changed", () => {
    const { updated, review } = head as { updated: string; review: string };
    expect(review > updated).toBe(true);
  });
});

describe.each(articles.map((text) => [text.path.replace(`${articleFolder}/`, ""), text] as const))(
  "article %s",
  (_path, { head, html, outline }) => {
    const { sources, published, updated, review } = articleHeadSchema.parse(head);

    it("names each source with the day on which it was read", () => {
      for (const { read } of sources) expect([read <= updated, read < review]).toEqual([true, true]);
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
      expect(published <= updated).toBe(true);
    });

    it("cites every source that it names, and none that it does not", () => {
      const cited = new Set(matches(html, /data-component="Cite" data-n="(\d+)"/g).map(Number));
      expect([...cited].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
    });

    it("is long enough to help and short enough to be read", () => {
      expect(outline.words).toBeGreaterThan(700);
      expect(outline.words).toBeLessThan(1_600);
    });

    it("warns of those who ask for keys", () => {
      expect(html).toContain('data-component="Note"');
    });
  },
);

it.each(legalPaths)("%s says in every language the same number of things", (path) => {
  const counts = legalTexts
    .filter((text) => text.path.includes(`${path}/`))
    .map(({ outline }) => outline.sections.length);
  expect(new Set(counts).size).toBe(1);
});

it.each(legalTexts.map((text) => [text.path.replace(`${__dirname}/`, ""), text] as const))(
  "%s has a head, and marks what counsel has to confirm",
  (path, { head, html }) => {
    expect(legalHeadSchema.safeParse(head).error).toBeUndefined();
    expect(html.includes('data-component="Counsel"')).toBe(!path.includes("data-security"));
  },
);
