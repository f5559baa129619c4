import { readdirSync, readFileSync } from "node:fs";

import { flatten } from "@/lib/platform/i18n/catalogue";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { visibleTexts } from "@/lib/testing/visible-texts";

/**
 * A claim, its limit, a right, a period or a duty that one language has must be in all three. The number of sentences
 * shows when a translation leaves one out.
 */

/** Counts the sentences of a text. Abbreviations, dates such as "1. November" and tags do not end or start one. */
function sentencesOf(text: string): number {
  const plain = text
    .replace(/<[^<>]+>/g, "X ")
    .replace(/\*/g, "")
    .replace(/\b(?:Art|Abs|Buchst|Nr|No|St|Ltd|Inc|z|B)\.(?=\s|$)/g, "X")
    .replace(/(\d)\.\s(?=[A-ZÄ]\p{Ll})/gu, "$1 ");
  return plain.split(/(?<=[.!?][”“»)]?)\s+/).filter((part) => /\p{L}/u.test(part)).length;
}

describe("sentences", () => {
  it.each([
    ["One. Two? Three!", 3],
    ["Seit dem 1. November 2024 gilt Art. 6 Abs. 1 Buchst. b.", 1],
    ["**A right.** It applies, :firm[email] says. “Quoted.” Last.", 4],
  ])("in %j are counted", (text, count) => expect(sentencesOf(text)).toBe(count));
});

const folder = "lib/content/seed/legal";

/** The sections of a legal text: the heading, and how many table rows, list items and sentences follow it. */
function sectionsOf(slug: string, locale: Locale) {
  const text = readFileSync(`${folder}/${slug}/${locale}.md`, "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
  return text.split(/^(?=##+ )/m).flatMap((part) => {
    const [heading = "", ...lines] = part.split("\n");
    if (!heading.startsWith("##")) return [];
    const rows = lines.filter((line) => line.startsWith("|")).length;
    const words = lines.filter((line) => !line.startsWith("|") && !/^:{2,}/.test(line));
    const items = words.filter((line) => /^(?:-|\d+\.) /.test(line)).length;
    const sentences = words.reduce((sum, line) => sum + sentencesOf(line.replace(/^(?:-|\d+\.) /, "")), 0);
    return [{ heading, counts: { rows, items, sentences } }];
  });
}

/** Sections, named by their English headings, that differ for a reason. */
const differing: Readonly<Record<string, string>> = {
  "privacy-policy: ### Canada": "the French text names Quebec first",
  "privacy-policy: ### Quebec": "the French text names Quebec first",
  "terms-of-service: ### Withdrawing from a contract":
    "English law calls it cancelling, and the German text names a rule",
  "withdrawal: ## United Kingdom": "the instructions are in English, and the other texts say so",
  "terms-of-service: ## If you are not happy with us":
    "only German law requires the note about arbitration (§ 36 VSBG)",
};

describe.each(readdirSync(folder))("the legal text %s", (slug) => {
  const [english = [], ...others] = locales.map((locale) => sectionsOf(slug, locale));

  it("has the same statements in each section of each language", () => {
    const faults = english.flatMap(({ heading, counts }, index) =>
      `${slug}: ${heading}` in differing
        ? []
        : others
            .map((sections) => sections[index]?.counts)
            .filter((other) => JSON.stringify(other) !== JSON.stringify(counts))
            .map((other) => ({ heading, counts, other })),
    );
    expect(faults).toEqual([]);
    expect(others.map((sections) => sections.length)).toEqual(others.map(() => english.length));
  });
});

/** Texts to which a visitor agrees, or that tell a visitor about a right or a danger. */
const isStatement = (key: string) =>
  /consent|earlyStart|withdraw|disclaimer|neverAsk|\bnever\b|forged|safeContact|confirm\.(?:terms|about)|details\.privacy|unsubscribe|keptText|remainsText|omitted|ifCancelled|toRefund/i.test(
    key,
  );

/** Texts whose English has words of its own for the law of the United Kingdom. */
const sameInOtherSentences = new Set([
  "booking.confirm.earlyStart",
  "booking.confirm.withdrawal",
  "find.withdraw.lead",
  "mail.earlyStart",
]);

it("texts about consent, rights and dangers have the same number of sentences in each language", () => {
  const texts = locales.map((locale) => new Map(catalogue(locale)));
  const faults = [...(texts[0] ?? [])].flatMap(([key, text]) => {
    const counts = texts.map((each) => sentencesOf(each.get(key) ?? ""));
    const isSame = counts.every((count) => count === counts[0]);
    return isStatement(key) && !isSame && !sameInOtherSentences.has(key) ? [`${key} ${counts.join(" ")}: ${text}`] : [];
  });
  expect(faults).toEqual([]);
});

const catalogue = (locale: Locale) => flatten(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")));

it("claims and their limits have the same number of sentences in each language", () => {
  const claims = locales.map((locale) => visibleTexts(locale).filter(([place]) => place.startsWith("claims.")));
  const faults = (claims[0] ?? []).flatMap(([place, text], index) => {
    const counts = claims.map((each) => sentencesOf(each[index]?.[1] ?? ""));
    const isSame = counts.every((count) => count === counts[0]);
    return isSame || place.includes(".facts.figure") ? [] : [`${place} ${counts.join(" ")}: ${text}`];
  });
  expect(faults).toEqual([]);
});
