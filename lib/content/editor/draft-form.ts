import { z } from "zod";

import { textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";

import type { DraftHead } from "../draft-head";
import { draftHeadSchema } from "../draft-head";
import { maxTextLength } from "../markdown/limits";

/** The entries of an article's head that have one control each. */
export const headNames = ["title", "description", "lead", "review"] as const;
export const sourceNames = ["title", "publisher", "language", "url", "read"] as const;
export type HeadName = (typeof headNames)[number];
export type SourceName = (typeof sourceNames)[number];

/** The name of a control of a source. Sources are counted from 0. */
export const sourceControl = (index: number, name: SourceName) => `sources.${index}.${name}`;

/** The language of the text. The field `locale` of a form is the reader's language. */
const language = z.enum(locales);
/** The version of a draft that the editor shows. 0: there is no draft. */
const version = z.coerce.number().int().min(0);

export const savedDraft = z.object({
  id: z.uuid(),
  language,
  version,
  head: draftHeadSchema,
  body: z.string().max(maxTextLength, "textTooLong"),
  /** Whether the author ticked, in this visit, that the translation follows the English text. Empty: not touched. */
  follows: z
    .enum(["", "true", "false"])
    .transform((text) => (text === "" ? undefined : text === "true"))
    .optional(),
});

export const draftTarget = z.object({ id: z.uuid(), key: z.string().max(80), language, version });

export const scheduledVersion = z.object({
  id: z.uuid(),
  key: z.string().max(80),
  language,
  number: z.coerce.number().int().positive(),
});

export const removedPicture = z.object({
  id: z.uuid(),
  key: z.string().max(80),
  language,
  name: z.string().max(80),
});
export type RemovedPicture = z.output<typeof removedPicture>;

type Fields = Readonly<Record<string, string>>;

/** Reads the form of the editor. */
export function readDraftForm(form: FormData): unknown {
  const { id, language: locale, version: seen, follows, ...fields } = textFields(form);
  return { id, language: locale, version: seen, follows, ...readDraft(fields) };
}

/**
 * Reads the head and the body from the fields of the editor. Rows of sources that are empty are left out. A legal text
 * has none.
 */
export function readDraft(fields: Fields): { readonly head: DraftHead; readonly body: string } {
  const entries = headNames.map((name) => [name, lineOf(fields[name])] as const);
  const sources = fields.kind === "legal" ? {} : { sources: readSources(fields) };
  return { head: { ...Object.fromEntries(entries), ...sources }, body: plainText(fields.body) };
}

function readSources(fields: Fields): Record<string, string>[] {
  const indexes = Object.keys(fields).flatMap((name) => {
    const index = /^sources\.(\d{1,2})\./.exec(name)?.[1];
    return index === undefined ? [] : [Number(index)];
  });
  const rows = [...new Set(indexes)].sort((a, b) => a - b).map((index) => readSource(fields, index));
  return rows.filter((row) => sourceNames.some((name) => name !== "language" && (row[name] ?? "") !== ""));
}

/** A source without a language has the language of the text. */
function readSource(fields: Fields, index: number): Record<string, string> {
  const entries = sourceNames.map((name) => [name, lineOf(fields[sourceControl(index, name)])] as const);
  return Object.fromEntries(entries.filter(([name, value]) => name !== "language" || value !== ""));
}

const lineOf = (text = "") => plainText(text).replaceAll("\n", " ").trim();

/** Browsers send line breaks as two characters. PostgreSQL cannot store the character 0. */
const plainText = (text = "") => text.replaceAll("\0", "").replace(/\r\n?/g, "\n");
