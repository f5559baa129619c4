import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { now } from "@/lib/testing/office";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { loadQuestions } from "../loaders/questions";
import { addNamedText } from "./add-named";
import { discardDraft } from "./drafts";
import { publishChanges } from "./publish-changes";
import { saveLanguages } from "./save-languages";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let by: Staff;

beforeAll(async () => {
  await seedTexts("demo");
  by = await staffAs("manager");
});
beforeEach(() => db.textDraft.deleteMany());

const idOf = async (key: string) => (await db.text.findFirstOrThrow({ where: { kind: "question", key } })).id;

async function save(id: string, locale: Locale, body: string, { version = 0, at = now } = {}) {
  const title = locale === "en" ? "What does it cost?" : "Wie viel?";
  return saveLanguages(by, { id, drafts: [{ locale, version, head: { title }, body, isEmpty: body === "" }] }, at);
}

async function changes() {
  const loaded = await loadQuestions(by, { locale: "en", now });
  return loaded.changes.map(({ entry, language, faults, needsFrench }) => ({
    key: entry.key,
    locale: language.locale,
    faults: faults.map(({ code }) => code),
    needsFrench,
  }));
}

it("publishes what can be published, and keeps the drafts of a text that is refused", async () => {
  const [cost, pay] = [await idOf("what-it-costs"), await idOf("how-to-pay")];
  await save(cost, "en", "You see every price first.");
  await save(cost, "fr-CA", "Vous voyez d’abord chaque prix.");
  await save(pay, "en", "We guarantee your money. It costs $50.");
  const refused = { key: "how-to-pay", locale: "en", faults: ["claim", "answerWithAmount"], needsFrench: true };
  expect(await changes()).toEqual([
    { key: "what-it-costs", locale: "en", faults: [], needsFrench: false },
    { key: "what-it-costs", locale: "fr-CA", faults: [], needsFrench: false },
    refused,
  ]);
  const seen = [
    { id: cost, locale: "en", version: 1 },
    { id: cost, locale: "fr-CA", version: 1 },
    { id: pay, locale: "en", version: 1 },
  ] as const;
  expect(await publishChanges(by, seen, now)).toEqual({ ok: true, value: { published: 2, refused: 1 } });
  expect(await changes()).toEqual([refused]);
});

it("does not publish a draft that someone else has saved since", async () => {
  const id = await idOf("hidden-fees");
  await save(id, "de", "Nein.");
  await save(id, "de", "Nein, nie.", { version: 1 });
  const seen = [{ id, locale: "de", version: 1 }] as const;
  expect(await publishChanges(by, seen, now)).toMatchObject({ value: { published: 0, refused: 1 } });
});

it("counts a translation as current only if it was saved after the English text", async () => {
  const id = await idOf("promise");
  const stateOf = async (locale: Locale) => {
    const { topics } = await loadQuestions(by, { locale: "en", now: now + 10 });
    const entry = topics.flatMap(({ questions }) => questions).find((each) => each.id === id);
    return entry?.languages.find((each) => each.locale === locale)?.word;
  };
  await save(id, "fr-CA", "Non.", { at: now });
  await save(id, "en", "No, we cannot.", { at: now + 1 });
  await save(id, "de", "Nein.", { at: now + 2 });
  const seen = (["en", "de", "fr-CA"] as const).map((locale) => ({ id, locale, version: 1 }));
  expect(await publishChanges(by, seen, now + 3)).toMatchObject({ value: { published: 3 } });
  expect([await stateOf("en"), await stateOf("de"), await stateOf("fr-CA")]).toEqual([
    "published",
    "published",
    "older",
  ]);
});

it("publishes a new topic with its first question", async () => {
  const topic = await addNamedText(by, { kind: "topic", locale: "en", title: "Über uns: Kontakt?" });
  if (!topic.ok) throw new Error(topic.error);
  expect(topic.value.key).toBe("uber-uns-kontakt");
  const added = await addNamedText(by, { kind: "question", locale: "en", title: "Contact", topicId: topic.value.id });
  if (!added.ok) throw new Error(added.error);
  // The anchor "contact" is the footer's.
  expect(added.value.key).toBe("contact-2");
  for (const [id, french] of [
    [topic.value.id, ""],
    [added.value.id, "Écrivez-nous."],
  ] as const) {
    const [title, body] = [{ title: "Contact" }, french];
    await saveLanguages(by, { id, drafts: [{ locale: "fr-CA", version: 0, head: title, body, isEmpty: false }] }, now);
  }
  const english = { locale: "en", version: 1, head: { title: "Contact" }, body: "Write.", isEmpty: false } as const;
  await saveLanguages(by, { id: added.value.id, drafts: [english] }, now);
  const drafts = await db.textDraft.findMany();
  const seen = drafts.map(({ textId, locale, version }) => ({ id: textId, locale: locale as Locale, version }));
  expect(await publishChanges(by, seen, now)).toEqual({ ok: true, value: { published: 4, refused: 0 } });
});

it("removes a draft that equals the public text, and refuses to empty a public language", async () => {
  const id = await idOf("what-you-do");
  const { head, body } = await db.textVersion.findFirstOrThrow({ where: { textId: id, locale: "de" } });
  await save(id, "de", "Anders.");
  const same = { locale: "de", version: 1, head: head as { title: string }, body, isEmpty: false } as const;
  expect((await saveLanguages(by, { id, drafts: [same] }, now)).ok).toBe(true);
  expect(await db.textDraft.count({ where: { textId: id } })).toBe(0);
  expect(await save(id, "de", "")).toMatchObject({ details: { rule: "emptied" } });
  await save(id, "de", "Anders.");
  expect(await save(id, "de", "Wieder anders.")).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect((await discardDraft(by, { id, locale: "de", version: 1 })).ok).toBe(true);
});
