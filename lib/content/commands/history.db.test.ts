import { describeRecords, findRecords } from "@/lib/audit/queries/records";
import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dateFromDay } from "@/lib/platform/time/day";
import { noon, now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import type { TextKind } from "../kinds";
import { addArticle } from "./add-article";
import { deleteText, undeleteText } from "./delete";
import { removeDeletedTexts } from "./remove-deleted";
import { restoreVersion } from "./restore";
import { withdrawVersion } from "./withdraw";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let by: Staff;
let keys = 0;

beforeAll(async () => {
  await seedTexts("demo", []);
  by = await staffAs("manager");
});

type Made = { readonly kind?: TextKind; readonly topicId?: string; readonly deletedAt?: Date };

function aText({ kind = "article", ...rest }: Made = {}) {
  keys += 1;
  return db.text.create({ data: { kind, key: `kept-${keys}`, ...rest } });
}

const aVersion = (textId: string, locale: Locale, number: number, at = now) =>
  db.textVersion.create({
    data: {
      textId,
      locale,
      number,
      head: { title: `Version ${number}` },
      body: `Text ${number}`,
      originalBlocks: [`block-${number}`],
      publishedOn: dateFromDay("2027-01-08"),
      updatedOn: dateFromDay("2027-01-08"),
      publishAt: new Date(at),
    },
  });

it("calls a legal text off in all languages, and makes a draft of each", async () => {
  const { id } = await aText({ kind: "legal" });
  for (const locale of ["en", "fr-CA", "de"] as const) await aVersion(id, locale, 2, noon);
  expect((await withdrawVersion(by, { id, locale: "de", number: 2 }, now)).ok).toBe(true);
  expect(await db.textVersion.count({ where: { textId: id, withdrawnAt: null } })).toBe(0);
  const drafts = await db.textDraft.findMany({ where: { textId: id }, orderBy: { locale: "asc" } });
  expect(drafts.map(({ locale, body }) => [locale, body])).toEqual([
    ["de", "Text 2"],
    ["en", "Text 2"],
    ["fr-CA", "Text 2"],
  ]);
});

it("restores a version with the blocks that it follows, over a draft only if the draft is the one that was seen", async () => {
  const { id } = await aText();
  for (const number of [1, 2]) await aVersion(id, "fr-CA", number);
  const restored = { id, locale: "fr-CA", number: 1 } as const;
  expect((await restoreVersion(by, { ...restored, draftVersion: 0 }, now)).ok).toBe(true);
  expect(await db.textDraft.findFirst({ where: { textId: id } })).toMatchObject({ originalBlocks: ["block-1"] });
  expect(await restoreVersion(by, { ...restored, draftVersion: 0 }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect((await restoreVersion(by, { ...restored, number: 2, draftVersion: 1 }, now)).ok).toBe(true);
  expect(await db.textDraft.findFirst({ where: { textId: id } })).toMatchObject({ originalBlocks: ["block-2"] });
});

it("does not restore a question before its topic", async () => {
  const deletedAt = new Date(now);
  const topic = await aText({ kind: "topic", deletedAt });
  const question = await aText({ kind: "question", topicId: topic.id, deletedAt });
  const target = { id: question.id, version: 1 };
  expect(await undeleteText(by, target)).toMatchObject({ details: { rule: "topic" } });
  expect((await undeleteText(by, { id: topic.id, version: 1 })).ok).toBe(true);
  expect((await undeleteText(by, target)).ok).toBe(true);
  expect(await deleteText(by, { id: topic.id, version: 2 }, now)).toMatchObject({ details: { rule: "hasQuestions" } });
});

it("removes texts for good 30 days after they were deleted, questions before their topic, and records it", async () => {
  const early = new Date("2020-01-01");
  const topic = await aText({ kind: "topic", deletedAt: early });
  const question = await aText({ kind: "question", topicId: topic.id, deletedAt: early });
  await aVersion(question.id, "en", 1);
  const recent = await aText({ deletedAt: new Date(Date.now() - 29 * 24 * 60 * 60 * 1_000) });
  const far = Date.parse("2040-01-01");
  expect(await removeDeletedTexts(Date.parse("2020-01-20"))).toEqual({ texts: 0 });
  expect(await removeDeletedTexts(far)).toEqual({ texts: 1 });
  expect(await removeDeletedTexts(far)).toEqual({ texts: 1 });
  expect(await removeDeletedTexts(far)).toEqual({ texts: 0 });
  expect(await db.text.count({ where: { id: { in: [topic.id, question.id, recent.id] } } })).toBe(1);
  expect(await db.auditEvent.count({ where: { action: "text.removed", subjectId: question.id } })).toBe(1);
});

it("is found by its address in the audit log, whose entries lead to its history", async () => {
  const { id, key } = await aText();
  expect(await findRecords(key)).toContainEqual({ kind: "text", id });
  const found = await describeRecords([{ kind: "text", id }]);
  expect(found.get(`text:${id}`)).toMatchObject({ label: key, path: `/dashboard/content/history/${id}` });
});

it("makes an address from a title, adds a number if it is taken, and refuses a given address that is taken", async () => {
  const article = { title: "Überprüfen Sie Ihre Bank!", locale: "de", key: undefined } as const;
  expect(await addArticle(by, article)).toMatchObject({ value: { key: "uberprufen-sie-ihre-bank" } });
  expect(await addArticle(by, article)).toMatchObject({ value: { key: "uberprufen-sie-ihre-bank-2" } });
  expect(await addArticle(by, { ...article, title: "你好" })).toMatchObject({ value: { key: "article" } });
  expect(await addArticle(by, { ...article, key: "article" })).toMatchObject({ error: "RESOURCE_ALREADY_EXISTS" });
});
