import { z } from "zod";

import { answersOf, askAboutHashes, senderFields, hiddenFields } from "@/lib/inquiry/schema";
import { nestSafeContact, readSafeContact, safeContactFields, safeContactSchema } from "@/lib/inquiry/safe-contact";
import { textFields } from "@/lib/platform/form-state";
import { line, phone, phoneCountry, prose } from "@/lib/platform/text";

/** Schemas that the contact form, its action and the HTTP API share. Their errors are message keys in `fields`. */

/**
 * The options that the form offers. The API accepts any line of text, because partners name their sources differently.
 */
export const referralSources = [
  "search",
  "recommendation",
  "bank-or-police",
  "article",
  "advertisement",
  "other",
] as const;

const fields = {
  ...senderFields,
  /** The phone number needs at least ten digits. The specification has one message for all errors of this field. */
  phone: z
    .string({ error: "invalid" })
    .trim()
    .refine((text) => phone.safeParse(text).success, "phoneInvalid")
    .optional(),
  phoneCountry: phoneCountry.optional(),
  subject: line({ min: 5, max: 150, tooShort: "subjectTooShort", tooLong: "subjectTooLong" }),
  message: prose({ min: 20, max: 5_000, tooShort: "messageTooShort", tooLong: "messageTooLong" }),
  /** The names of services are only in the database, so the command checks the name. */
  serviceInterest: z.string({ error: "unknownService" }).max(64, "unknownService").optional(),
  referralSource: line({ max: 100, tooShort: "invalid", tooLong: "tooLong" }).optional(),
};

/** The body of the request `POST /api/contact`. */
export const contactRequestSchema = z
  .object({ ...fields, safeContact: safeContactSchema.optional() })
  .superRefine(askAboutHashes("subject", "message"));

export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** The fields of the contact form, including its hidden fields. */
export const contactFormSchema = z
  .object({ ...fields, ...safeContactFields, ...hiddenFields })
  .superRefine(askAboutHashes("subject", "message"))
  .transform(nestSafeContact);

/** Converts the form's fields to the schema's input. */
export function readContactForm(form: FormData): unknown {
  const fields = textFields(form);
  return {
    ...answersOf(fields, { optional: ["phone", "phoneCountry", "serviceInterest", "referralSource"] }),
    ...readSafeContact(fields),
  };
}
