import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { loadNotice } from "../loaders/notices";
import { listPublished } from "../queries/published";
import { textsAt } from "../texts";
import { addNotice, publishNotice, saveNotice, takeNoticeDown } from "./notices";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const text = { en: "We are closed on Friday.", de: "", "fr-CA": "Nous sommes fermés vendredi." };
const until = "2027-01-20" as const;
const drafts = { en: 2, de: 0, "fr-CA": 1 };

let by: Staff;
beforeAll(async () => {
  by = await staffAs("manager");
});

async function aNotice(facts: Partial<Parameters<typeof addNotice>[1]> = {}) {
  const added = await addNotice(by, { text, until, ...facts }, now);
  if (!added.ok) throw new Error(added.error);
  const { id } = await db.text.findFirstOrThrow({ where: { key: added.value } });
  return { id, key: added.value };
}

const stateAt = async (key: string, at: number) => (await loadNotice(by, key, { locale: "en", now: at }))?.notice.state;

const shownAt = async (at: number) =>
  textsAt(await listPublished(at), "v", at)
    .list("notice", "en")
    .map(({ key }) => key);

it("is a draft, is scheduled, is public, is over, and is gone after it was taken down", async () => {
  const { id, key } = await aNotice();
  expect(key).toBe("we-are-closed-on-friday");
  expect(await stateAt(key, now)).toBe("draft");
  expect((await publishNotice(by, { id, versions: drafts, at: noon }, now)).ok).toBe(true);
  expect([await stateAt(key, now), await stateAt(key, noon)]).toEqual(["scheduled", "public"]);
  expect(await stateAt(key, Date.parse("2027-01-20T05:00:00Z"))).toBe("over");
  expect(await shownAt(noon)).toContain(key);
  expect((await takeNoticeDown(by, { id }, noon)).ok).toBe(true);
  expect(await shownAt(noon)).not.toContain(key);
  expect(await stateAt(key, noon)).toBe("draft");
  expect(await takeNoticeDown(by, { id }, noon)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("does not bring an earlier version back when it is taken down", async () => {
  const { id, key } = await aNotice();
  await publishNotice(by, { id, versions: drafts, at: undefined }, now);
  const facts = { text: { ...text, en: "We are closed on Friday and Monday." }, until };
  await saveNotice(by, { id, key, versions: { en: 0, de: 0, "fr-CA": 0 }, facts }, now);
  // The French text was beside the English one, so it is published again and follows it.
  expect((await publishNotice(by, { id, versions: { en: 1, de: 0, "fr-CA": 1 }, at: undefined }, now)).ok).toBe(true);
  await takeNoticeDown(by, { id }, now);
  expect(await shownAt(now)).not.toContain(key);
  expect(await db.textDraft.findFirst({ where: { textId: id, locale: "en" } })).toMatchObject({
    body: "We are closed on Friday and Monday.",
  });
});

it.each([
  ["without a last day", { until: undefined }],
  ["that is over", { until: "2027-01-08" }],
  ["that promises what no firm can keep", { text: { ...text, en: "We guarantee your money." } }],
] as const)("refuses a notice %s", async (_what, facts) => {
  const { id } = await aNotice(facts);
  expect(await publishNotice(by, { id, versions: drafts, at: undefined }, now)).toMatchObject({
    details: { rule: "refused" },
  });
});
