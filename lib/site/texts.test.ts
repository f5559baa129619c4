import { readdirSync } from "node:fs";

import { legalKeys } from "@/lib/content/kinds";
import { parseText } from "@/lib/content/markdown/parse";
import { checkDraft } from "@/lib/content/rules/check-draft";
import { seededArticles } from "@/lib/content/seed/list-seed-texts";
import { locales } from "@/lib/platform/i18n/locales";
import { findRoute } from "@/lib/platform/i18n/routes";
import { seededTexts } from "@/lib/testing/seeded-texts";

const texts = seededTexts();
const articles = locales.flatMap((locale) => texts.list("article", locale));
const legalTexts = locales.flatMap((locale) => texts.list("legal", locale));
const questions = locales.flatMap((locale) => texts.list("question", locale));

const named = <T extends { readonly key: string; readonly locale: string }>(all: readonly T[]) =>
  all.map((text) => [`${text.key} ${text.locale}`, text] as const);

const parsed = (body: string) => {
  const result = parseText(body);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.text;
};

it("every folder of the seed is listed and has one file for each language", () => {
  for (const [folder, keys] of [
    ["articles", seededArticles],
    ["legal", legalKeys],
  ] as const) {
    expect(readdirSync(`lib/content/seed/${folder}`).sort()).toEqual([...keys].sort());
    for (const key of keys)
      expect(readdirSync(`lib/content/seed/${folder}/${key}`).sort()).toEqual(
        locales.map((locale) => `${locale}.md`).sort(),
      );
  }
});

describe.each(named([...articles, ...legalTexts]))("%s", (_name, { body, head, updatedOn }) => {
  it("links only to existing pages, by paths without a language prefix", () => {
    const paths = [...body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = ""]) => path);
    const awaited = ["/services", "/booking/find", "/privacy-choices"];
    expect(paths.filter((path) => !awaited.includes(path) && !findRoute(path)?.isIndexed)).toEqual([]);
    expect(paths.filter((path) => /^\/(?:en|de|fr-ca)(?:\/|$)/.test(path))).toEqual([]);
  });

  it("has unique section anchors", () => {
    const ids = parsed(body).outline.sections.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a review day that is later than its last change", () => {
    expect(head.review > updatedOn).toBe(true);
  });
});

/** The texts that come with the product name no claim, price or picture. */
const names = { claims: new Set<string>(), prices: new Set<string>(), pictures: new Set<string>() };

it.each(named([...articles, ...legalTexts, ...questions]))("%s keeps the rules of published texts", (_name, text) => {
  const { kind, locale, head, body, updatedOn } = text;
  const check = checkDraft({ kind, locale, head, body }, { ...names, today: updatedOn });
  expect(check.ok ? [] : check.faults).toEqual([]);
});

describe.each(named(articles))("article %s", (_name, { body, head, publishedOn, updatedOn }) => {
  it("lists each source once, and was published no later than its last change", () => {
    expect(new Set(head.sources.map(({ url }) => url)).size).toBe(head.sources.length);
    expect(publishedOn <= updatedOn).toBe(true);
  });

  it("has between 700 and 1,600 words, and a note", () => {
    const { words } = parsed(body).outline;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1_600);
    expect(body).toContain("\n:::note");
  });
});

it.each(legalKeys)("%s has the same number of sections in every language", (key) => {
  const counts = locales.map((locale) => parsed(texts.find("legal", key, locale)?.body ?? "").outline.sections.length);
  expect(new Set(counts).size).toBe(1);
});

it.each(named(legalTexts))(
  "%s has passages that a lawyer must confirm, unless it is about data security",
  (_n, text) => {
    expect(/^::counsel$/m.test(text.body)).toBe(text.key !== "data-security");
  },
);
