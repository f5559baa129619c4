import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { draftHeadSchema } from "../draft-head";
import { saveDraft } from "./drafts";
import { publishLegal } from "./publish-legal";
import { withdrawVersion } from "./withdraw";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const tomorrow = "2027-01-09";
const drafts = [
  { locale: "en", version: 0 },
  { locale: "de", version: 1 },
  { locale: "fr-CA", version: 0 },
] as const;
let staff: Staff;
let id: string;

beforeAll(async () => {
  staff = await staffAs("manager");
});
beforeEach(async () => {
  await emptyTables("texts");
  await seedTexts("demo");
  ({ id } = await db.text.findFirstOrThrow({ where: { kind: "legal", key: "accessibility" } }));
});

async function draftIn(locale: "de", body: string): Promise<void> {
  const { head } = await db.textVersion.findFirstOrThrow({ where: { textId: id, locale } });
  await saveDraft(staff, { id, locale, version: 0, head: draftHeadSchema.parse(head), body }, now);
}
const versions = () =>
  db.textVersion.findMany({
    where: { textId: id, number: 2 },
    orderBy: { locale: "asc" },
    select: { locale: true, body: true, publishAt: true },
  });
const bodyOf = async (locale: string) =>
  (await db.textVersion.findFirstOrThrow({ where: { textId: id, locale, number: 1 } })).body;

it("publishes one changed language together with the unchanged ones, from the beginning of a day in the office", async () => {
  await draftIn("de", "## Neu\n\nEin neuer Satz.\n");
  expect(await publishLegal(staff, { id, drafts, day: tomorrow }, now)).toEqual({ ok: true, value: [2, 2, 2] });
  // Midnight in Toronto.
  const publishAt = new Date("2027-01-09T05:00:00Z");
  expect(await versions()).toEqual([
    { locale: "de", body: "## Neu\n\nEin neuer Satz.\n", publishAt },
    { locale: "en", body: await bodyOf("en"), publishAt },
    { locale: "fr-CA", body: await bodyOf("fr-CA"), publishAt },
  ]);
  expect(await publishLegal(staff, { id, drafts, day: undefined }, now)).toMatchObject({ ok: false });
});

it("refuses a day that is over, and a draft that breaks a rule, and leaves no other draft behind", async () => {
  await draftIn("de", "Wir garantieren Ihr Geld.");
  expect(await publishLegal(staff, { id, drafts, day: "2027-01-07" }, now)).toMatchObject({
    details: { rule: "past" },
  });
  expect(await publishLegal(staff, { id, drafts, day: undefined }, now)).toMatchObject({
    details: { rule: "refused" },
  });
  expect((await db.textDraft.findMany({ where: { textId: id } })).map(({ locale }) => locale)).toEqual(["de"]);
  expect(await versions()).toEqual([]);
});

it("makes drafts of all languages of a version that is called off", async () => {
  await draftIn("de", "## Neu\n\nEin neuer Satz.\n");
  await publishLegal(staff, { id, drafts, day: tomorrow }, now);
  expect((await withdrawVersion(staff, { id, locale: "en", number: 2 }, now)).ok).toBe(true);
  expect(await db.textDraft.count({ where: { textId: id } })).toBe(3);
});
