import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { noon, now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";
import type { Staff } from "@/lib/platform/auth/staff";

import { addText } from "./commands/add";
import { deleteText, undeleteText } from "./commands/delete";
import { discardDraft, saveDraft } from "./commands/drafts";
import { publishDrafts } from "./commands/publish";
import { restoreVersion } from "./commands/restore";
import { withdrawVersion } from "./commands/withdraw";
import { listPublished } from "./queries/published";
import { textsAt } from "./texts";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const head = {
  title: "Ask your bank",
  description: "How to ask your bank for your money.",
  lead: "Your bank can help you.",
  review: "2027-12-01",
  sources: [],
};
const body = "## First\n\nCall your bank today.\n";

let by: Staff;
let slugs = 0;

beforeAll(async () => {
  await seedTexts("demo");
  by = await staffAs("manager");
});

async function anArticle(locales: readonly Locale[] = ["en", "fr-CA"]) {
  slugs += 1;
  const key = `article-${slugs}`;
  const added = await addText(by, { kind: "article", key, locale: "en", title: "Ask your bank" });
  if (!added.ok) throw new Error(added.error);
  const id = added.value;
  for (const locale of locales) await saveDraft(by, { id, locale, version: locale === "en" ? 1 : 0, head, body }, now);
  return { id, key };
}

const draftOf = (locale: Locale, version: number) => ({ locale, version, isCurrent: true });
const both = [draftOf("en", 2), draftOf("fr-CA", 1)];

async function shownAt(key: string, at: number, locale: Locale = "en") {
  return textsAt(await listPublished(at), "v", at).find("article", key, locale);
}

it("publishes a draft in two languages, shows it from then on, and removes the drafts", async () => {
  const { id, key } = await anArticle();
  expect(await shownAt(key, now)).toBeUndefined();
  expect(await publishDrafts(by, { id, drafts: both, at: undefined }, now)).toEqual({ ok: true, value: [1, 1] });
  expect(await shownAt(key, now)).toMatchObject({ number: 1, head, body, publishedOn: "2027-01-08", isSeed: false });
  expect(await shownAt(key, now, "fr-CA")).toMatchObject({ number: 1 });
  expect(await shownAt(key, now, "de")).toBeUndefined();
  expect(await db.textDraft.count({ where: { textId: id } })).toBe(0);
});

it("shows a scheduled version from its time on, and no other version can be published until then", async () => {
  const { id, key } = await anArticle();
  expect((await publishDrafts(by, { id, drafts: both, at: noon }, now)).ok).toBe(true);
  expect([await shownAt(key, noon - 1), (await shownAt(key, noon))?.number]).toEqual([undefined, 1]);
  await saveDraft(by, { id, locale: "en", version: 0, head, body: `${body}\nMore.` }, now);
  expect(await publishDrafts(by, { id, drafts: [draftOf("en", 1)], at: undefined }, now)).toMatchObject({
    details: { rule: "scheduled" },
  });
  expect((await withdrawVersion(by, { id, locale: "en", number: 1 }, now)).ok).toBe(true);
  expect(await shownAt(key, noon)).toBeUndefined();
});

it.each([
  ["an English text without its French", [draftOf("en", 2)], undefined, "french"],
  ["a time that is over", both, now - 1, "past"],
] as const)("refuses %s", async (_what, drafts, at, rule) => {
  const { id } = await anArticle();
  expect(await publishDrafts(by, { id, drafts, at }, now)).toMatchObject({ ok: false, details: { rule } });
});

it("refuses a draft that breaks a rule, and keeps it", async () => {
  const { id, key } = await anArticle();
  await saveDraft(by, { id, locale: "en", version: 2, head, body: "We guarantee your money." }, now);
  expect(
    await publishDrafts(by, { id, drafts: [draftOf("en", 3), draftOf("fr-CA", 1)], at: undefined }, now),
  ).toMatchObject({
    details: { rule: "refused" },
  });
  expect(await shownAt(key, now)).toBeUndefined();
  expect(await db.textDraft.count({ where: { textId: id } })).toBe(2);
});

it("refuses to publish or save over a draft that someone else has saved", async () => {
  const { id } = await anArticle();
  const other = { id, locale: "en", head, body: "Other words." } as const;
  expect(await saveDraft(by, { ...other, version: 1 }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await saveDraft(by, { ...other, version: 0 }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await discardDraft(by, { ...other, version: 1 })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(
    await publishDrafts(by, { id, drafts: [draftOf("en", 1), draftOf("fr-CA", 1)], at: undefined }, now),
  ).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("corrects and restores a version, and takes the correction down", async () => {
  const { id, key } = await anArticle();
  await publishDrafts(by, { id, drafts: both, at: undefined }, now);
  await saveDraft(by, { id, locale: "en", version: 0, head, body: "## First\n\nCall your bank now.\n" }, now);
  await saveDraft(by, { id, locale: "fr-CA", version: 0, head, body }, now);
  await publishDrafts(by, { id, drafts: [draftOf("en", 1), draftOf("fr-CA", 1)], at: undefined }, now + 1);
  expect(await shownAt(key, now + 1)).toMatchObject({ number: 2, publishedOn: "2027-01-08" });
  expect(await restoreVersion(by, { id, locale: "en", number: 1, draftVersion: 0 }, now)).toEqual({
    ok: true,
    value: 1,
  });
  expect(await db.textDraft.findFirst({ where: { textId: id } })).toMatchObject({ body });
  expect((await withdrawVersion(by, { id, locale: "en", number: 2 }, now + 2)).ok).toBe(true);
  expect(await shownAt(key, now + 2)).toMatchObject({ number: 1 });
});

it("knows which translation is older than its original", async () => {
  const { id } = await anArticle();
  await publishDrafts(by, { id, drafts: both, at: undefined }, now);
  await saveDraft(by, { id, locale: "en", version: 0, head, body: `${body}\nNew words.\n` }, now);
  // The French text follows the old English text, so the English text cannot be published alone.
  expect(await publishDrafts(by, { id, drafts: [draftOf("en", 1)], at: undefined }, now)).toMatchObject({
    details: { rule: "french" },
  });
});

it("deletes a text and restores it, and refuses both from a page that is out of date", async () => {
  const { id, key } = await anArticle();
  await publishDrafts(by, { id, drafts: both, at: undefined }, now);
  expect((await deleteText(by, { id, version: 1 }, now)).ok).toBe(true);
  expect(await shownAt(key, now)).toBeUndefined();
  expect(await undeleteText(by, { id, version: 1 })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect((await undeleteText(by, { id, version: 2 })).ok).toBe(true);
  expect(await shownAt(key, now)).toMatchObject({ number: 1 });
});

it("keeps legal texts in force, and publishes them only in all languages at once", async () => {
  const { id } = await db.text.findFirstOrThrow({ where: { kind: "legal", key: "withdrawal" } });
  expect(await deleteText(by, { id, version: 1 }, now)).toMatchObject({ details: { rule: "legal" } });
  expect(await withdrawVersion(by, { id, locale: "en", number: 1 }, now)).toMatchObject({
    details: { rule: "inForce" },
  });
  const version = await db.textVersion.findFirstOrThrow({ where: { textId: id, locale: "en" } });
  await db.textDraft.create({ data: { textId: id, locale: "en", head: version.head ?? {}, body: version.body } });
  expect(await publishDrafts(by, { id, drafts: [draftOf("en", 1)], at: undefined }, now)).toMatchObject({
    details: { rule: "languages" },
  });
});

describe("the database", () => {
  it.each([
    ["a changed version", "update text_versions set body = 'x' where number = 1", "never changes"],
    ["a withdrawal that is undone", "update text_versions set withdrawn_at = null where number = 1", "never changes"],
    ["a deleted version", "delete from text_versions", "is kept"],
    [
      "a legal text that is taken down",
      "update text_versions set withdrawn_at = now() where text_id in (select id from texts where kind = 'legal')",
      "replaced, not withdrawn",
    ],
    ["a deleted legal text", "update texts set deleted_at = now() where kind = 'legal'", "legal_text_stays"],
    ["a text that is deleted for good at once", "delete from texts where kind = 'article'", "kept for 30 days"],
    ["another address", "update texts set key = key || '-x' where kind = 'article'", "never changes"],
    ["a question without a topic", "update texts set topic_id = null where kind = 'question'", "question_has_a_topic"],
  ])("refuses %s", async (_what, statement, constraint) => {
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(constraint);
  });
});

it("refuses a second text with the address of another, even of a deleted one", async () => {
  const { key, id } = await anArticle();
  await deleteText(by, { id, version: 1 }, now);
  expect(await addText(by, { kind: "article", key, locale: "en", title: "Other" })).toMatchObject({
    error: "RESOURCE_ALREADY_EXISTS",
  });
});
