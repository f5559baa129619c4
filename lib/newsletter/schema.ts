import { z } from "zod";

import { email, firstName, lastName, line, localeTag, ticked } from "@/lib/platform/text";
import { locales } from "@/lib/platform/i18n/locales";

import { interests } from "./interests";

// The schemas of the newsletter's forms and its HTTP API. An error is a key under `fields` in messages/*.json.

const interestNames = z
  .array(line({ min: 1, max: 60, tooShort: "invalid", tooLong: "tooLong" }), { error: "invalid" })
  .max(20, "tooLong")
  .transform((all) => [...new Set(all)]);

const signup = {
  email,
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  interests: interestNames.optional(),
  consent: ticked("newsletterConsentRequired"),
};

/** The body of the request `POST /api/newsletter`. */
export const signupSchema = z.object({ ...signup, locale: localeTag.optional() });

export type Signup = Omit<z.infer<typeof signupSchema>, "consent" | "locale">;

/**
 * The fields of the site's sign-up forms. The field "website" is hidden from visitors, so a value in it was entered by
 * a bot.
 */
export const signupFormSchema = z.object({
  ...signup,
  website: z.string().optional(),
  /** True if JavaScript sent the form. The page then shows the result in place of the form. */
  inPlace: z.boolean(),
});

export const tokenSchema = z.object({ token: z.string().max(64) });

/** The fields of the preferences form. */
export const preferencesSchema = tokenSchema.extend({
  language: z.enum(locales, { error: "unknownLocale" }),
  interests: z.array(z.enum(interests, { error: "invalid" })).max(interests.length),
});
