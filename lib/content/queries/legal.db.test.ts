import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { emptyTables } from "@/lib/testing/empty-tables";
import { noon, now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { publishDrafts } from "../commands/publish";
import { saveDraft } from "../commands/drafts";
import { loadAgreements, loadLegalList, loadLegalVersion } from "../loaders/legal";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const languages = ["en", "de", "fr-CA"] as const satisfies readonly Locale[];

it("knows which version a client agreed to, and shows exactly that one in each language", async () => {
  await emptyTables("texts");
  await seedTexts("demo");
  const staff = await staffAs("admin");
  const { id } = await db.text.findFirstOrThrow({ where: { kind: "legal", key: "terms-of-service" } });
  const drafts = [];
  for (const { locale, head } of await db.textVersion.findMany({ where: { textId: id } })) {
    const body = `## New\n\nNew terms in ${locale}.\n\n::counsel\n`;
    const draft = {
      id,
      locale: locale as Locale,
      version: 0,
      head: { ...(head as object), review: "2028-01-01" },
      body,
    };
    await saveDraft(staff, draft, now);
    drafts.push({ locale: locale as Locale, version: 1, isCurrent: true });
  }
  const [listed] = (await loadLegalList(staff, now)).filter((text) => text.id === id);
  expect(listed?.drafts).toHaveLength(3);
  expect(await publishDrafts(staff, { id, drafts, at: noon }, now)).toMatchObject({ ok: true, value: [2, 2, 2] });

  const before = await loadAgreements(staff, { "terms-of-service": noon - 1, "privacy-policy": noon });
  expect(before.map(({ key, version: { number } }) => [key, number])).toEqual([
    ["terms-of-service", 1],
    ["privacy-policy", 1],
  ]);
  const after = await loadAgreements(staff, { "terms-of-service": noon, "privacy-policy": noon });
  expect(after[0]?.version).toMatchObject({ number: 2, day: "2027-01-15", passages: 1, publishedBy: staff.name });

  for (const locale of languages)
    expect(await loadLegalVersion(staff, { key: "terms-of-service", number: "2" }, locale, noon)).toMatchObject({
      body: expect.stringContaining(`New terms in ${locale}.`),
      counsel: { name: "unread" },
      state: "inForce",
    });
  const first = await loadLegalVersion(staff, { key: "terms-of-service", number: "1" }, "de", noon);
  expect(first?.body).not.toContain("New terms");
  expect(first?.state).toBe("former");
  expect(await loadLegalVersion(staff, { key: "terms-of-service", number: "3" }, "de", noon)).toBeUndefined();
  expect(await loadLegalVersion(staff, { key: "imprint", number: "1" }, "de", noon)).toBeUndefined();

  const [text] = (await loadLegalList(staff, noon - 1)).filter((each) => each.id === id);
  expect([text?.inForce?.number, text?.scheduled?.number, text?.counsel?.name, text?.drafts]).toEqual([
    1,
    2,
    "unread",
    [],
  ]);
});
