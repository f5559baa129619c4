import { z } from "zod";

import { textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { line, prose } from "@/lib/platform/text";

import { legalKeys } from "../kinds";

/** The legal text and the language of its page, to which the reader returns. */
const place = z.object({ key: z.enum(legalKeys), language: z.enum(locales) });
const number = z.coerce.number().int().positive();
const reason = prose({ min: 1, max: 300, tooShort: "required", tooLong: "staffReasonTooLong" });
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

/** An address as the constraint `evidence_is_an_https_address` accepts it. */
const link = line({ max: 500, tooShort: "claimEvidenceUrl", tooLong: "tooLong" }).refine(
  (url) => /^https:\/\/[^/@\s.]+\.[^/@\s]+(?:\/|$)/.test(url),
  "claimEvidenceUrl",
);

/** The form that proposes that counsel has read a version. */
export const proposedReading = place.extend({
  id: z.uuid(),
  number,
  counsel: line({ min: 1, max: 120, tooShort: "required", tooLong: "tooLong" }),
  readOn: z.custom<Day>(isDay, "required"),
  link: optional(link),
  /** The id of the file that the form has uploaded. */
  file: optional(z.uuid()),
  note: optional(prose({ max: 300, tooShort: "required", tooLong: "staffReasonTooLong" })),
});

/** A proposal or a mark, by the id of its confirmation. */
export const readingTarget = place.extend({ id: z.uuid() });
export const confirmedReading = readingTarget.extend({ compared: z.literal("true", { error: "counselCompare" }) });
export const endedReading = readingTarget.extend({ reason });

/** A draft that is discarded. */
export const discardedDraft = place.extend({ id: z.uuid(), version: number });

/** A scheduled version that is called off. */
export const scheduledText = place.extend({ id: z.uuid(), number });

/** The name of the control with the version of a draft. 0: the language has no draft. */
export const versionControl = (locale: Locale) => `version.${locale}`;

/** The form that publishes a legal text in all languages, now or from the beginning of a day. */
export const publishedText = place.extend({
  id: z.uuid(),
  day: optional(z.custom<Day>(isDay, "required")),
  drafts: z.array(z.object({ locale: z.enum(locales), version: z.coerce.number().int().min(0) })).min(1),
});

export function readPublishedText(form: FormData): unknown {
  const fields = textFields(form);
  const drafts = locales.flatMap((locale) => {
    const version = fields[versionControl(locale)];
    return version === undefined ? [] : [{ locale, version }];
  });
  return { ...fields, drafts };
}
