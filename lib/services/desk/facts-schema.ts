import { z } from "zod";

import { profile } from "@/lib/firm/profile";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { line, prose } from "@/lib/platform/text";

import { serviceCategories, serviceIcons } from "./service-facts";

const maxName = 80;
export const maxDescription = 400;
const maxAliases = 20;

/**
 * The steps in minutes at which appointments may start. Each divides an hour, so that every hour has the same starts.
 */
export const grids = [5, 10, 15, 20, 30, 60] as const;

type Range = { readonly min: number; readonly max: number; readonly code: string };

function whole({ min, max, code }: Range) {
  return z
    .string({ error: code })
    .trim()
    .regex(/^\d{1,6}$/, code)
    .transform(Number)
    .refine((value) => value >= min && value <= max, code);
}

/** Every grid has multiples of five minutes, so an appointment of another length would end off the grid. */
const onGrid = (range: Range) => whole(range).refine((minutes) => minutes % 5 === 0, "minutesOffGrid");

/** The name of a service in links: small letters, digits and hyphens. */
export const slug = z
  .string({ error: "slugInvalid" })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "slugInvalid")
  .max(64, "slugInvalid");

const texts = (text: z.ZodType<string>) =>
  z.object({ en: text, de: text, "fr-CA": text } satisfies Record<Locale, unknown>);

const facts = z.object({
  name: texts(line({ max: maxName, tooShort: "required", tooLong: "serviceNameTooLong" })),
  description: texts(prose({ max: maxDescription, tooShort: "required", tooLong: "serviceDescriptionTooLong" })),
  category: z.enum(serviceCategories, "required"),
  icon: z.enum(serviceIcons, "required"),
  minutes: onGrid({ min: 15, max: 240, code: "minutesRange" }),
  bufferBeforeMinutes: onGrid({ min: 0, max: 120, code: "bufferRange" }),
  bufferAfterMinutes: onGrid({ min: 0, max: 120, code: "bufferRange" }),
  slotGridMinutes: z.coerce.number().refine((grid) => grids.some((each) => each === grid), "required"),
  minNoticeMinutes: whole({ min: 0, max: 43_200, code: "noticeRange" }),
  horizonDays: whole({ min: 1, max: 365, code: "horizonRange" }),
  isActive: z.boolean(),
  availableForNewClients: z.boolean(),
  aliases: z
    .array(z.string())
    .max(maxAliases, "tooManyAliases")
    .transform((typed) => typed.map((alias) => alias.toLowerCase()))
    .refine((typed) => typed.every((alias) => slug.safeParse(alias).success), "aliasInvalid")
    .refine((typed) => new Set(typed).size === typed.length, "aliasTwice"),
  adviserIds: z.array(z.uuid()).max(500),
});

/** The languages in which a service must be described before it is shown: French is equal in Canada. */
export function requiredLanguages(): readonly Locale[] {
  return profile().id === "ca" ? ["en", "fr-CA"] : ["en"];
}

/**
 * The facts of a service, as a form sends them. A service that is shown needs its texts in the required languages. A
 * text in another language needs both its name and its description, because the two are shown together.
 */
export const serviceFacts = facts.superRefine(({ name, description, isActive }, context) => {
  const required = requiredLanguages();
  for (const locale of locales) {
    const isRequired = locale === "en" || (isActive && required.includes(locale));
    const pair = [
      ["name", name[locale], description[locale]],
      ["description", description[locale], name[locale]],
    ] as const;
    for (const [field, text, other] of pair) {
      if (text !== "" || (!isRequired && other === "")) continue;
      const message = isRequired ? (locale === "fr-CA" ? "frenchRequired" : "required") : "textPair";
      context.addIssue({ code: "custom", path: [field, locale], message });
    }
  }
});
