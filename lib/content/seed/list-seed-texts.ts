import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { profile } from "@/lib/firm/profile";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { legalKeys } from "../kinds";
import { readSeedText } from "./read-seed-text";
import type { SeedText } from "./seed-texts";

/** The articles that come with the product, in the order in which a recent victim should read them. */
export const seededArticles = [
  "first-hours-after-a-theft",
  "how-to-spot-a-recovery-scam",
  "what-evidence-to-keep",
  "how-chargebacks-work",
  "read-a-transaction-on-a-block-explorer",
  "complain-to-obsi-and-the-financial-ombudsman",
] as const;

/**
 * Reads the texts that come with the product from `lib/content/seed` below the current folder. The answers name the
 * authorities of the firm's country.
 */
export function listSeedTexts(): readonly SeedText[] {
  return [
    ...seededArticles.map((key, position) => fromFiles("article", "articles", key, position + 1)),
    ...legalKeys.map((key, position) => fromFiles("legal", "legal", key, position + 1)),
    ...questionTexts(),
  ];
}

const folder = "lib/content/seed";

function fromFiles(kind: "article" | "legal", group: string, key: string, position: number): SeedText {
  const files = locales.map((locale) => readSeedText(join(folder, group, key, `${locale}.md`), kind));
  return {
    kind,
    key,
    position,
    version: Math.max(...files.map(({ version }) => version)),
    versions: files.map(({ locale, head, body, publishedOn, updatedOn }) => ({
      locale,
      head,
      body,
      publishedOn,
      updatedOn,
    })),
  };
}

const entry = z.strictObject({ id: z.string(), question: z.string(), answer: z.string() });
const questionsSchema = z.strictObject({
  version: z.int(),
  updated: z.custom<Day>(isDay),
  topics: z.array(z.strictObject({ id: z.string(), title: z.string(), questions: z.array(entry) })),
});
const ownSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The topics and their questions. All languages have the same, in the order of the English file. */
function questionTexts(): readonly SeedText[] {
  const files = locales.map((locale) => ({ locale, ...questionsSchema.parse(readJson(locale)) }));
  const own = profile().id === "uk" ? ownSchema.parse(readJson("uk")) : {};
  const [first] = files;
  if (!first) return [];
  const { topics } = first;
  const version = Math.max(...files.map((file) => file.version));
  const versionsOf = (find: (file: (typeof files)[number]) => { title: string; body: string }) =>
    files.map((file) => {
      const { title, body } = find(file);
      return { locale: file.locale, head: { title }, body, publishedOn: file.updated, updatedOn: file.updated };
    });
  const answerOf = (locale: Locale, id: string, answer: string) => own[locale]?.[id] ?? answer;
  return topics.flatMap(({ id, questions }, place): readonly SeedText[] => [
    {
      kind: "topic",
      key: id,
      position: place + 1,
      version,
      versions: versionsOf((file) => ({ title: file.topics[place]?.title ?? "", body: "" })),
    },
    ...questions.map(({ id: key }, index): SeedText => ({
      kind: "question",
      key,
      topic: id,
      position: place * 100 + index + 1,
      version,
      versions: versionsOf(({ locale, topics: translated }) => {
        const found = translated[place]?.questions[index];
        return { title: found?.question ?? "", body: answerOf(locale, key, found?.answer ?? "") };
      }),
    })),
  ]);
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, "questions", `${name}.json`), "utf8"));
