import { z } from "zod";

import { answersOf, askAboutHashes, senderFields, hiddenFields } from "../schema";
import { nestSafeContact, readSafeContact, safeContactFields, safeContactSchema } from "../safe-contact/instructions";
import { textFields } from "@/lib/platform/forms/form-state";
import { line, phone, phoneCountry, prose } from "@/lib/platform/text";

/**
 * Schemas that the contact form, its action and the HTTP API share. Their errors are keys in the section `fields` of
 * the message catalogues.
 */

/**
 * The answers that the form offers to the question "How did you find us?". The API accepts any line of text, because a
 * partner's form may offer other answers.
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
  phone: phone.optional(),
  phoneCountry: phoneCountry.optional(),
  subject: line({ min: 5, max: 150, tooShort: "subjectTooShort", tooLong: "subjectTooLong" }),
  message: prose({ min: 20, max: 5_000, tooShort: "messageTooShort", tooLong: "messageTooLong" }),
  /** The command checks that the service exists, because the services are stored in the database. */
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
