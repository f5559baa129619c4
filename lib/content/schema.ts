import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { isLocale, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { languageControl } from "@/lib/platform/parse/field-names";
import { readLanguages } from "@/lib/platform/parse/read-fields";
import { line, prose } from "@/lib/platform/text";
import { addDays, isDay } from "@/lib/platform/time/day";

/** The maximum length of a question in characters, and of a topic's title. */
export const maxQuestion = 200;
export const maxTopic = 120;
/** The maximum length of an answer or a notice while it is being written, in characters. */
export const maxLine = 1_000;

const perLanguage = <T extends z.ZodType>(text: T) =>
  z.object({ en: text, de: text, "fr-CA": text } satisfies Record<Locale, T>);
const title = (max: number) => line({ min: 1, max, tooShort: "required", tooLong: "templateTooLong" });
const draftVersion = z.coerce.number().int().min(0);

/** A text, and the version of it that the staff member saw. */
export const textTarget = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() });
export const movedText = textTarget.extend({ direction: z.enum(["up", "down"]) });
export const placedQuestion = textTarget.extend({
  topicId: z.uuid(),
  /** Empty: the end of the topic. */
  before: z.union([z.uuid(), z.literal("").transform(() => undefined)]).optional(),
});

export const newTopic = z.object({ title: title(maxTopic) });
export const newQuestion = z.object({ topicId: z.uuid(), title: title(maxQuestion) });

/** A text that is deleted or restored, and the list that says so. "stay": the form itself says it. */
export const deletedText = textTarget.extend({ to: z.enum(["content", "notices", "stay"]) });

/** A question in one language. `version` is the version of its draft. */
export const savedQuestion = z.object({
  id: z.uuid(),
  version: draftVersion,
  language: z.enum(locales),
  title: line({ max: maxQuestion, tooShort: "required", tooLong: "templateTooLong" }),
  body: prose({ max: maxLine, tooShort: "required", tooLong: "templateTooLong" }),
});
export const readQuestion = (form: FormData): unknown => chosenFields(form, ["title", "body"]);

/** The draft of a text in one language. */
export const seenDraft = savedQuestion.pick({ id: true, version: true, language: true });

/** The versions of the drafts in all languages, as in "2.0.1". */
export const draftVersions = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6}){2}$/)
  .transform((text) => {
    const numbers = text.split(".").map(Number);
    return Object.fromEntries(locales.map((locale, index) => [locale, numbers[index] ?? 0])) as Record<Locale, number>;
  });

/** Writes the versions of the drafts as `draftVersions` reads them. */
export function versionsText(languages: readonly { readonly locale: Locale; readonly draftVersion: number }[]): string {
  return locales.map((locale) => languages.find((each) => each.locale === locale)?.draftVersion ?? 0).join(".");
}

/** The title of a topic in each language. */
export const savedTopic = z.object({
  id: z.uuid(),
  version: draftVersions,
  title: perLanguage(line({ max: maxTopic, tooShort: "required", tooLong: "templateTooLong" })),
});
const inEach = (name: string) => ({ name, controls: locales.map((locale) => languageControl(name, locale)) });

export function readTopic(form: FormData): unknown {
  const fields = chosenFields(form, [inEach("title")]);
  return { ...fields, title: readLanguages(fields, "title") };
}

/** The drafts of one publication, as in "id:language:version,id:language:version". */
export const publishedDrafts = z.object({
  drafts: z
    .string()
    .max(40_000)
    .regex(/^[0-9a-f-]{36}:(?:en|de|fr-CA):\d{1,6}(?:,[0-9a-f-]{36}:(?:en|de|fr-CA):\d{1,6})*$/)
    .transform((text) => text.split(",").flatMap(readDraft)),
});

function readDraft(text: string) {
  const [id = "", locale = "", version] = text.split(":");
  return isLocale(locale) ? [{ id, locale, version: Number(version) }] : [];
}

const notice = z
  .object({
    text: perLanguage(prose({ max: maxLine, tooShort: "required", tooLong: "templateTooLong" })),
    lastDay: z.union([z.literal("").transform(() => undefined), z.custom(isDay, "dateInvalid")]),
  })
  .superRefine(({ text }, context) => {
    if (locales.every((locale) => text[locale] === ""))
      context.addIssue({ code: "custom", path: ["text", "en"], message: "required" });
  })
  // The form asks for the last day on which the notice is shown. What is stored is the day after it.
  .transform(({ text, lastDay }) => ({ facts: { text, until: isDay(lastDay) ? addDays(lastDay, 1) : undefined } }));

export const newNotice = notice;
export const savedNotice = z.intersection(z.object({ id: z.uuid(), key: z.string(), version: draftVersions }), notice);

export function readNotice(form: FormData): unknown {
  const fields = chosenFields(form, [inEach("text"), "lastDay"]);
  return { ...fields, text: readLanguages(fields, "text"), lastDay: fields.lastDay ?? "" };
}

/** The time at which a notice is published is local time in the office's zone. Empty: now. */
export const publishedNotice = z.object({
  id: z.uuid(),
  key: z.string(),
  version: draftVersions,
  at: z.union([z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/), z.literal("")], { error: "invalid" }),
});
export const noticeTarget = z.object({ id: z.uuid(), key: z.string() });
