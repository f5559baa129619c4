import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import { noon, now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { blockHashes } from "../block-hashes";
import { deleteText } from "../commands/delete";
import type { TextView } from "../list/listed-text";
import { loadArticleList } from "./article-list";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const head = { title: "Ask your bank", description: "How to ask.", lead: "It can help.", review: "2027-12-01" };
const body = "## First\n\nCall your bank today.\n\nWrite it down.\n";

let by: Staff;
let keys = 0;

beforeAll(async () => {
  await seedTexts("demo", []);
  by = await staffAs("manager");
});

type Stored = {
  readonly locale?: Locale;
  readonly at?: number;
  readonly original?: readonly string[];
  readonly review?: string;
  readonly read?: Day;
};

/** Stores an article with these versions, and returns it as the list shows it. */
async function anArticle(versions: readonly Stored[], drafts: readonly Locale[] = []) {
  keys += 1;
  const key = `listed-${keys}`;
  const day = dateFromDay("2027-01-08");
  const saved = { savedById: by.id, savedAt: new Date(now) };
  const { id } = await db.text.create({
    data: {
      kind: "article",
      key,
      versions: {
        create: versions.map(({ locale = "en", at = now, original = [], review = head.review, read }, index) => ({
          locale,
          number: index + 1,
          head: {
            ...head,
            review,
            sources: read ? [{ title: "Act", publisher: "Parliament", url: "https://example.org", read }] : [],
          },
          body,
          originalBlocks: [...original],
          publishedOn: day,
          updatedOn: day,
          publishAt: new Date(at),
        })),
      },
      drafts: { create: drafts.map((locale) => ({ locale, head: { title: "New" }, body, ...saved })) },
    },
  });
  return { id, key };
}

async function listed(key: string, view: TextView = "all") {
  const { rows } = await loadArticleList(by, { view }, { locale: "en", now });
  return rows.find((row) => row.key === key);
}

async function wordsOf(key: string) {
  const words = (await listed(key))?.languages.map(({ locale, word }) => [locale, word]);
  return words && Object.fromEntries(words);
}

const blocks = blockHashes(body);

it("says for each language what is public, scheduled, written, older and missing", async () => {
  const older = { locale: "fr-CA", original: blocks.slice(1) } as const;
  const current = { locale: "de", original: blocks } as const;
  const { key } = await anArticle([{}, older, current]);
  expect(await wordsOf(key)).toEqual({ en: "published", "fr-CA": "older", de: "published" });
  expect((await listed(key, "translations"))?.languages.map(({ olderBlocks }) => olderBlocks)).toEqual([0, 1, 0]);

  const scheduled = await anArticle([{}, { ...older, at: noon }], ["de"]);
  expect(await wordsOf(scheduled.key)).toEqual({ en: "published", "fr-CA": "scheduled", de: "draft" });
  expect(await listed(scheduled.key, "scheduled")).toBeDefined();
  expect(await listed(scheduled.key, "drafts")).toBeDefined();
  expect(await listed(scheduled.key, "translations")).toBeDefined();

  const alone = await anArticle([], ["en"]);
  expect(await wordsOf(alone.key)).toEqual({ en: "draft", "fr-CA": "missing", de: "missing" });
  // Nothing of it is public yet, so no visitor misses a translation.
  expect(await listed(alone.key, "translations")).toBeUndefined();
});

it("compares with the version that is public, not with one that was withdrawn", async () => {
  const { id, key } = await anArticle([{}, {}, { locale: "fr-CA", original: blocks }]);
  await db.textVersion.updateMany({ where: { textId: id, number: 2 }, data: { withdrawnAt: new Date(now) } });
  expect((await listed(key))?.languages[0]?.published?.number).toBe(1);
});

it("knows which reviews are overdue and soon, and the first day on which a source was read", async () => {
  const overdue = await anArticle([{ review: "2027-01-08", read: "2026-05-24" }]);
  const soon = await anArticle([{ review: "2027-02-07" }]);
  const later = await anArticle([{ review: "2027-02-08" }]);
  expect((await listed(overdue.key, "review"))?.review).toEqual({
    due: "2027-01-08",
    state: "overdue",
    readOn: "2026-05-24",
    sources: 1,
  });
  expect((await listed(soon.key, "review"))?.review).toMatchObject({ state: "soon", readOn: "2027-01-08" });
  expect(await listed(later.key, "review")).toBeUndefined();
});

it("names who changed a text last, and finds it by words of its title and address", async () => {
  const { key } = await anArticle([{}], ["en"]);
  expect((await listed(key))?.changed).toMatchObject({ by: by.name, isOwn: true });
  const { rows } = await loadArticleList(by, { view: "all", q: `BANK ${key}` }, { locale: "en", now });
  expect(rows.map((row) => row.key)).toEqual([key]);
});

it("lists deleted texts of all kinds apart, with who deleted them", async () => {
  const { id, key } = await anArticle([{}]);
  await deleteText(by, { id, version: 1 }, now - msPerDay);
  const list = await loadArticleList(by, { view: "deleted" }, { locale: "en", now });
  expect(list.deleted.find((text) => text.key === key)).toMatchObject({
    title: head.title,
    kind: "article",
    by: by.name,
  });
  expect(list.counts.find(({ view }) => view === "deleted")?.count).toBe(list.deleted.length);
  expect(list.all.find((text) => text.key === key)).toBeUndefined();
});

it("says what is behind in questions and legal texts, and which notices lack a language or end soon", async () => {
  const read = async () => (await loadArticleList(by, { view: "all" }, { locale: "en", now })).other;
  const before = await read();
  const day = dateFromDay("2027-01-08");
  const version = (head: object, locale = "en") => ({
    locale,
    number: 1,
    head,
    body: "Text.",
    publishedOn: day,
    updatedOn: day,
    publishAt: new Date(now),
  });
  const aText = (kind: string, key: string, head: object, more: object = {}) =>
    db.text.create({ data: { kind, key, versions: { create: [version(head)] }, ...more } });
  const topic = await aText("topic", "fees-listed", { title: "Fees" });
  await db.text.create({
    data: {
      kind: "question",
      key: "cost-listed",
      topicId: topic.id,
      versions: { create: [version({ title: "What does it cost?" }), version({ title: "Was kostet es?" }, "de")] },
    },
  });
  await aText("legal", "withdrawal", { title: "W", description: "D", lead: "L", review: "2027-01-08" });
  await aText("notice", "closed-listed", { until: "2027-01-10" });
  await aText("notice", "later-listed", { until: "2027-01-20" });
  const after = await read();
  expect(after.questions).toEqual({ older: before.questions.older + 1, missing: before.questions.missing + 3 });
  expect(after.legal).toMatchObject({ missing: before.legal.missing + 2, reviews: 1, firstReview: "2027-01-08" });
  expect(after.notices.missing).toBe(before.notices.missing + 4);
  expect(after.notices.ending).toEqual([{ key: "closed-listed", title: "Text.", lastDay: "2027-01-09" }]);
});
