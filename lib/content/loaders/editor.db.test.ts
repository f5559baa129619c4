import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { msPerMinute } from "@/lib/platform/time/instant";
import { noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { addText } from "../commands/add";
import { saveDraft } from "../commands/drafts";
import { publishDrafts } from "../commands/publish";
import { loadEditor } from "./editor";
import { loadPreview } from "./preview";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("@/lib/firm/claims/loaders/shown-claims", () => ({ loadClaims: () => Promise.resolve([]) }));

const head = { title: "Ask", description: "How to ask.", lead: "Ask.", review: "2029-12-01", sources: [] };
const body = "## First\n\nCall your bank today.\n";

let by: Staff;
let reader: Staff;
const key = "edited-article";
const editorIn = (staff: Staff, language: Locale, at = now) =>
  loadEditor(staff, { kind: "article", key, language, reader: "en", now: at });

it("shows what is older than the English text, who edits it, and what waits for its time", async () => {
  by = await staffAs("manager");
  reader = await staffAs("viewer");
  const added = await addText(by, { kind: "article", key, locale: "en", title: "Ask" });
  if (!added.ok) throw new Error(added.error);
  const id = added.value;
  await saveDraft(by, { id, locale: "en", version: 1, head, body }, now);
  await saveDraft(by, { id, locale: "fr-CA", version: 0, head, body: "## Un\n\nAppelez.\n" }, now);
  const drafts = (["en", "fr-CA"] as const).map((locale, index) => ({ locale, version: 2 - index, isCurrent: true }));
  expect((await publishDrafts(by, { id, drafts, at: noon }, now)).ok).toBe(true);
  expect((await editorIn(by, "en"))?.languages).toMatchObject([
    { locale: "en", draft: 0, published: undefined, scheduled: { number: 1, at: noon }, newerBlocks: 0 },
    { locale: "fr-CA", scheduled: { number: 1 }, newerBlocks: 0 },
    { locale: "de", scheduled: undefined, published: undefined },
  ]);

  await saveDraft(by, { id, locale: "en", version: 0, head, body: `${body}\nKeep each letter.\n` }, noon);
  const french = await editorIn(reader, "fr-CA", noon);
  expect(french?.languages[1]).toMatchObject({ published: 1, newerBlocks: 1 });
  expect(french?.original?.blocks.map(({ text, isNew }) => [text, isNew])).toEqual([
    ["## First", false],
    ["Call your bank today.", false],
    ["Keep each letter.", true],
  ]);
  expect(french).toMatchObject({
    mayChange: false,
    editing: undefined,
    text: { version: 0, body: "## Un\n\nAppelez.\n" },
  });
  const english = await editorIn(reader, "en", noon + msPerMinute);
  expect(english?.editing).toBe(by.name);
  expect((await editorIn(by, "en", noon + msPerMinute))?.editing).toBeUndefined();
  expect((await editorIn(reader, "en", noon + 60 * msPerMinute))?.editing).toBeUndefined();
  expect((await loadPreview(reader, id, "en", noon))?.body).toContain("Keep each letter.");
});

it("shows the preview of an unfinished draft with a broken text", async () => {
  const added = await addText(by, { kind: "article", key: "unfinished", locale: "de", title: "Frage" });
  if (!added.ok) throw new Error(added.error);
  const sources = [{ title: "Register", url: "javascript:alert(1)" }];
  await saveDraft(
    by,
    { id: added.value, locale: "de", version: 1, head: { title: "Frage", sources }, body: "<b>" },
    now,
  );
  const preview = await loadPreview(reader, added.value, "de", now);
  expect(preview).toMatchObject({ head: { title: "Frage", lead: "", sources: [{ url: "https://" }] } });
  expect(preview?.parsed).toMatchObject({ ok: false, problems: [{ code: "html" }] });
  const praise = {
    id: added.value,
    locale: "de" as const,
    version: 2,
    head: { title: "Frage" },
    body: "A.\n\nPreisgekrönt.",
  };
  await saveDraft(by, praise, now);
  // The description, the lead, the review and the sources are missing.
  expect((await loadPreview(reader, added.value, "de", now))?.marks).toEqual(new Map([[3, "5"]]));
  expect(await loadPreview(reader, "no-uuid", "de", now)).toBeUndefined();
  expect(await editorIn(by, "en")).toBeDefined();
  expect(
    await loadEditor(by, { kind: "article", key: "no-such-article", language: "en", reader: "en", now }),
  ).toBeUndefined();
});

it("takes a first translation as following the English text, and keeps what its author says", async () => {
  const added = await addText(by, { kind: "article", key: "translated", locale: "en", title: "Ask" });
  if (!added.ok) throw new Error(added.error);
  const id = added.value;
  const translated = () => loadEditor(by, { kind: "article", key: "translated", language: "fr-CA", reader: "en", now });
  const newer = async () => (await translated())?.languages.map(({ newerBlocks }) => newerBlocks);
  await saveDraft(by, { id, locale: "en", version: 1, head, body }, now);
  const first = (await translated())?.original;
  expect(first).toMatchObject({ head: { title: "Ask" }, isTranslated: false });
  expect(first?.blocks.some(({ isNew }) => isNew)).toBe(false);
  const french = { id, locale: "fr-CA" as const, head, body: "## Un\n" };
  await saveDraft(by, { ...french, version: 0 }, now);
  expect(await newer()).toEqual([0, 0, 0]);
  await saveDraft(by, { ...french, version: 1, follows: false }, now);
  expect(await newer()).toEqual([0, 2, 0]);
  await saveDraft(by, { ...french, version: 2 }, now);
  expect(await newer()).toEqual([0, 2, 0]);
  await saveDraft(by, { ...french, version: 3, follows: true }, now);
  expect(await newer()).toEqual([0, 0, 0]);
});
