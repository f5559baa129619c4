import { addText } from "@/lib/content/commands/add";
import { saveDraft } from "@/lib/content/commands/drafts";
import { publishDrafts } from "@/lib/content/commands/publish";
import { withdrawVersion } from "@/lib/content/commands/withdraw";
import { expirePageAt } from "@/lib/platform/page-tags";
import { msPerDay } from "@/lib/platform/time/instant";
import { seed } from "@/prisma/seed";
import { staffAs } from "@/lib/testing/staff-as";

import { loadNotices } from "./notices";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
// Next's cache tags work only while a page is rendered, so they are mocked.
jest.mock("@/lib/platform/page-tags", () => ({ tagPage: jest.fn(), tagRecords: jest.fn(), expirePageAt: jest.fn() }));

/** Noon and the following midnight in Toronto, the zone of the office. */
const noon = Date.parse("2034-03-01T17:00:00Z");
const midnight = Date.parse("2034-03-02T05:00:00Z");

beforeAll(() => seed("demo"));
afterEach(() => jest.restoreAllMocks());

const at = (instant: number) => jest.spyOn(Date, "now").mockReturnValue(instant);

async function publishNotice(key: string, publishAt?: number) {
  const by = await staffAs("manager");
  const added = await addText(by, { kind: "notice", key, locale: "en", title: `We are closed: ${key}.` });
  if (!added.ok) throw new Error(added.error);
  const id = added.value;
  const notice = { id, head: { until: "2034-03-02" } };
  await saveDraft(by, { ...notice, locale: "en", version: 1, body: `We are closed: ${key}.` }, noon);
  await saveDraft(by, { ...notice, locale: "fr-CA", version: 0, body: `Nous sommes fermés: ${key}.` }, noon);
  const drafts = [
    { locale: "en", version: 2, isCurrent: true },
    { locale: "fr-CA", version: 1, isCurrent: true },
  ] as const;
  const published = await publishDrafts(by, { id, drafts, at: publishAt }, noon);
  if (!published.ok) throw new Error(JSON.stringify(published));
  return { by, id };
}

it("shows a notice in its languages until its last day is over in the office's zone, and pages expire then", async () => {
  await publishNotice("now");
  at(noon);
  expect(await loadNotices("en")).toEqual(["We are closed: now."]);
  expect(await loadNotices("fr-CA")).toEqual(["Nous sommes fermés: now."]);
  expect(await loadNotices("de")).toEqual([]);
  expect(expirePageAt).toHaveBeenCalledWith(midnight);
  at(midnight - 1);
  expect(await loadNotices("en")).toHaveLength(1);
  at(midnight);
  expect(await loadNotices("en")).toEqual([]);
});

it("shows a scheduled notice from its time on, pages expire then, and a notice that is taken down is gone", async () => {
  const later = noon + msPerDay / 4;
  const { by, id } = await publishNotice("later", later);
  at(noon);
  expect(await loadNotices("en")).not.toContain("We are closed: later.");
  expect(expirePageAt).toHaveBeenCalledWith(later);
  at(later);
  expect(await loadNotices("en")).toContain("We are closed: later.");
  await withdrawVersion(by, { id, locale: "en", number: 1 }, later);
  expect(await loadNotices("en")).not.toContain("We are closed: later.");
});
