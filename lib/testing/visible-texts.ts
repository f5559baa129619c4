import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { factsCa } from "@/lib/firm/profiles/facts-ca";
import { factsUk } from "@/lib/firm/profiles/facts-uk";
import { flatten } from "@/lib/platform/i18n/catalogue";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { sampleClaims } from "@/prisma/seed/claims/sample-claims";
import { serviceTexts } from "@/prisma/seed/service-texts";

type Placed = readonly [place: string, text: string];

/**
 * Returns the texts of the interface, articles, legal pages, services, firm profiles and sample claims in the given
 * language.
 */
export function visibleTexts(locale: Locale): readonly Placed[] {
  return [
    ...flatten(json(`messages/${locale}.json`)).map(([key, text]): Placed => [`messages.${key}`, withoutCode(text)]),
    ...flatten(questions(locale)).map(([key, text]): Placed => [`questions.${key}`, text]),
    ...["articles", "legal"].flatMap((folder) => paragraphs(folder, locale)),
    ...textsWithin({ services: serviceTexts, firm: [factsCa, factsUk] }, locale, ""),
    ...[...sampleClaims("ca"), ...sampleClaims("uk")].flatMap((claim) =>
      textsWithin(claim, locale, `claims.${claim.key}`),
    ),
  ];
}

/** Removes the ICU syntax from a message: tags, argument names and the names of plural and select branches. */
const withoutCode = (message: string) =>
  message.replace(/<\/?\w+>|\{\w+\}|\{\w+, \w+,|(?:=\d+|one|other|true|false) \{|[{}]/g, " ");

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

type Questions = { readonly topics: readonly { readonly title: string; readonly questions: readonly Question[] }[] };
type Question = { readonly id: string; readonly question: string; readonly answer: string };

function questions(locale: Locale) {
  const { topics } = json(`lib/content/seed/questions/${locale}.json`) as Questions;
  const titles = topics.map(({ title }, index) => [`topic-${index + 1}`, title]);
  const all = topics.flatMap((topic) =>
    topic.questions.map(({ id, question, answer }) => [id, `${question} ${answer}`]),
  );
  return Object.fromEntries([...titles, ...all]);
}

/**
 * Returns the paragraphs of articles or legal texts. Removes blocks, words such as `:firm[name]` and link addresses.
 * Also removes the titles and publishers of sources, because they are quotations.
 */
function paragraphs(folder: string, locale: Locale): readonly Placed[] {
  const root = join("lib/content/seed", folder);
  return readdirSync(root).flatMap((slug) => {
    const text = withoutWords(readFileSync(join(root, slug, `${locale}.md`), "utf8"))
      .replace(/^ +(?:- )?(?:title|publisher|url|language|read): .*$/gm, "")
      .replace(/\]\([^)]*\)/g, "]");
    return text.split(/\n\s*\n/).map((part): Placed => [`${folder}/${slug}`, part.trim()]);
  });
}

/** A text without the marks of its blocks and without its words. The text of a condition, `:when[…]{…}`, stays. */
export function withoutWords(markdown: string): string {
  return markdown
    .replace(/^::.*$/gm, "")
    .replace(/:(?:cite|firm|price|claim|kept)\[[^\]]*\]/g, "")
    .replace(/:when\[((?:[^[\]]|\[[^\]]*\])*)\]\{[^}]*\}/g, "$1");
}

/** Finds all values that contain one text per language, and returns the texts in the given language. */
function textsWithin(value: unknown, locale: Locale, place: string): readonly Placed[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (locales.every((each) => each in value))
    return entries.filter(([key]) => key === locale).map(([, text]): Placed => [place, [text].flat().join(" ")]);
  return entries.flatMap(([key, each]) => textsWithin(each, locale, place ? `${place}.${key}` : key));
}
