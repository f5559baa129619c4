import { z } from "zod";

import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** The controls of one language: whether it is published, its draft, and whether it follows the English text. */
export const publishControl = (part: "publish" | "version" | "follows", locale: Locale) => `${part}.${locale}`;

/** When drafts become public: now, or at a time of the office. */
const when = z.discriminatedUnion("when", [
  z.object({ when: z.literal("now") }),
  z.object({
    when: z.literal("later"),
    day: z.custom<Day>(isDay, "required"),
    time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "required"),
  }),
]);

export const publication = z.intersection(
  z.object({
    id: z.uuid(),
    key: z.string().max(80),
    language: z.enum(locales),
    drafts: z
      .array(
        z.object({
          locale: z.enum(locales),
          version: z.coerce.number().int().positive(),
          isCurrent: z.boolean(),
        }),
      )
      .min(1, "textNoLanguage"),
  }),
  when,
);

/** Reads the form that publishes drafts. Only the ticked languages are published. */
export function readPublishForm(form: FormData): unknown {
  const fields = textFields(form);
  const drafts = locales
    .filter((locale) => isTicked(fields[publishControl("publish", locale)]))
    .map((locale) => ({
      locale,
      version: fields[publishControl("version", locale)],
      isCurrent: isTicked(fields[publishControl("follows", locale)]),
    }));
  return { ...fields, drafts };
}

/** The minute of the day of a time such as "09:30". */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
