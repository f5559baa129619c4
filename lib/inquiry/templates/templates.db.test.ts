import { db } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { firm } from "@/lib/firm/settings-snapshot";
import { now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { addTemplate, changeTemplate, restoreTemplate, retireTemplate } from "./commands/change-template";
import { moveTemplate } from "./commands/move-template";
import { saveSignatures } from "./commands/save-signatures";
import { replyText } from "./placeholders";
import { findSignatures } from "./queries/signatures";
import { endsContact, findTemplate, listTemplates } from "./queries/templates";
import { addedTemplate, readTemplateForm, signatureSchema } from "./schema";
import type { TemplateFacts } from "./template";
import formerReplies from "./testing/former-replies.json";
import { wordsFor, withDefaults } from "./words";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const facts: TemplateFacts = {
  name: { en: "Ask for the hash", de: "Nach dem Hash fragen", "fr-CA": "" },
  text: { en: "{greeting}\n\nWhich hash?", de: "{greeting}\n\nwelcher Hash?", "fr-CA": "" },
  serviceId: null,
  endsContact: false,
};

const codesOf = (changes: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ "name.en": "A name", "text.en": "A text", ...changes }))
    form.set(name, text);
  const parsed = parseInput(addedTemplate, readTemplateForm(form));
  return parsed.ok ? {} : parsed.codes;
};

describe("the templates of every installation", () => {
  const names = ["first", "time", "details", "refusal"] as const;

  it("say what replies said before templates could be edited, also in a discreet email", async () => {
    const templates = await listTemplates();
    expect(templates).toHaveLength(4);
    for (const locale of locales)
      for (const [index, name] of names.entries())
        for (const isDiscreet of [false, true]) {
          const former = formerReplies[locale][name];
          const words = wordsFor({
            locale,
            firstName: "Erika",
            lastName: "Sample",
            staffName: "Anna Weiss",
            isDiscreet,
          });
          const text = replyText(templates[index]?.facts.text[locale] ?? "", withDefaults({})[locale], words);
          expect(text).toBe(former.replace("\nFIRM", isDiscreet ? "" : `\n${firm().tradingName}`));
        }
  });

  it("pass the rules for new templates, and only the last one ends the contact", async () => {
    const templates = await listTemplates();
    for (const { facts: shipped } of templates)
      for (const locale of locales)
        expect(codesOf({ [`name.${locale}`]: shipped.name[locale], [`text.${locale}`]: shipped.text[locale] })).toEqual(
          {},
        );
    const ends = await Promise.all(templates.map(({ id }) => endsContact(id)));
    expect(ends).toEqual([false, false, false, true]);
  });
});

describe("the form of a template", () => {
  it("names the field, the line and the words of each fault", () => {
    expect(codesOf({ "text.de": "Zeile\n{name}\r\nWir garantieren.", "name.de": "Name" })).toEqual({
      "text.de": ["templateUnknown:2: {name}", "templateClaim:3: garantieren"],
    });
    expect(codesOf({ "text.en": `From ${firm().tradingName}` })).toEqual({
      "text.en": [`templateFirmName:1: ${firm().tradingName}`],
    });
  });

  it("refuses the firm's legal name too, in any case", () => {
    const snapshot = globalThis as { firmSnapshot?: ReturnType<typeof firm> };
    const before = snapshot.firmSnapshot;
    snapshot.firmSnapshot = { ...firm(), legalName: "Example Holdings Ltd." };
    expect(codesOf({ "text.fr-CA": "De\nEXAMPLE Holdings Ltd.", "name.fr-CA": "Nom" })).toEqual({
      "text.fr-CA": ["templateFirmName:2: Example Holdings Ltd."],
    });
    if (before) snapshot.firmSnapshot = before;
    else delete snapshot.firmSnapshot;
  });

  it("needs a name and a text in at least one language", () => {
    expect(codesOf({ "name.en": "", "text.en": "" })).toEqual({ "name.en": ["required"], "text.en": ["required"] });
    expect(codesOf({ "name.de": "Nur ein Name", "text.fr-CA": "Texte" })).toEqual({
      "text.de": ["templatePair"],
      "name.fr-CA": ["templatePair"],
    });
    expect(codesOf({ "name.en": "", "text.en": "", "name.de": "Name", "text.de": "Text" })).toEqual({});
  });
});

it("limits the lengths of names, texts and signatures", () => {
  expect(codesOf({ "name.en": "x".repeat(60), "text.en": "x".repeat(3_000) })).toEqual({});
  expect(codesOf({ "name.en": "x".repeat(61), "text.en": "x".repeat(3_001) })).toEqual({
    "name.en": ["templateNameTooLong"],
    "text.en": ["templateTooLong"],
  });
  const lengthOf = (length: number) => ({ signature: { en: "x".repeat(length), de: "", "fr-CA": "" } });
  expect(parseInput(signatureSchema, lengthOf(300))).toMatchObject({ ok: true });
  expect(parseInput(signatureSchema, lengthOf(301))).toMatchObject({ codes: { "signature.en": ["templateTooLong"] } });
});

it("adds, changes, retires and restores a template, with an audit row for each act", async () => {
  const manager = await staffAs("manager");
  const added = await addTemplate(manager, facts);
  const id = added.ok ? added.value : "";
  expect((await listTemplates()).at(-1)).toMatchObject({ id, version: 1, facts });
  const next = { ...facts, text: { ...facts.text, de: "{greeting}\n\nwelche Adresse?" }, endsContact: true };
  expect(await changeTemplate(manager, { id, version: 1 }, next)).toEqual({ ok: true, value: id });
  expect(await changeTemplate(manager, { id, version: 1 }, facts)).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await changeTemplate(manager, { id, version: 2 }, next)).toEqual({ ok: true, value: id });
  expect(await findTemplate(id)).toMatchObject({ version: 2, facts: next });
  expect((await retireTemplate(manager, { id, version: 2 }, now)).ok).toBe(true);
  expect(await retireTemplate(manager, { id, version: 3 }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect((await restoreTemplate(manager, { id, version: 3 })).ok).toBe(true);
  const rows = await db.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ["reply-template.added", {}],
    ["reply-template.changed", { version: 2, fields: "text.de endsContact" }],
    ["reply-template.retired", {}],
    ["reply-template.restored", {}],
  ]);
});

it("moves a template one place, without regard to retired ones", async () => {
  const manager = await staffAs("manager");
  const before = (await listTemplates()).map(({ id }) => id);
  const [first = "", second = "", third = ""] = before;
  await retireTemplate(manager, { id: second, version: 1 }, now);
  await moveTemplate(manager, { id: third, direction: "up" });
  await moveTemplate(manager, { id: third, direction: "up" });
  expect((await listTemplates()).slice(0, 2).map(({ id }) => id)).toEqual([third, first]);
});

describe("a signature", () => {
  const saved = async (signature: Readonly<Record<"en" | "de" | "fr-CA", string>>) => {
    const staff = await staffAs("manager");
    await saveSignatures(staff, signature);
    return findSignatures(staff.id);
  };

  it("is stored in the languages in which it differs from the default", async () => {
    const { de } = withDefaults({});
    expect(await saved({ en: "Best wishes\n{staff-name}\nCoordinator", de, "fr-CA": "" })).toEqual({
      en: "Best wishes\n{staff-name}\nCoordinator",
    });
  });

  it("follows the rules of the templates", () => {
    const signature = { en: "Certified expert", de: `Gruß\n${firm().legalName}`, "fr-CA": "" };
    const parsed = parseInput(signatureSchema, { signature });
    expect(parsed.ok ? [] : Object.keys(parsed.codes)).toEqual(["signature.en", "signature.de"]);
  });
});
