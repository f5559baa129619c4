import { z } from "zod";

import { answersOf, askAboutHashes, senderFields, hiddenFields } from "../schema";
import { nestSafeContact, readSafeContact, safeContactFields, safeContactSchema } from "../safe-contact/instructions";
import { textFields } from "@/lib/platform/forms/form-state";
import { phone, phoneCountry, prose } from "@/lib/platform/text";
import { serviceKey } from "@/lib/services/schema";

import { adConsentSchema, attributionNames, attributionSchema } from "./attribution";

/**
 * Schemas for requests for help, which arrive from the landing pages' form or through the HTTP API. Their errors are
 * keys of the section `fields` in `messages/en.json`.
 */

export const lossRanges = ["under-10k", "10k-50k", "50k-250k", "over-250k", "unknown"] as const;
export const urgencies = ["today", "this-week", "later"] as const;

const fields = {
  ...senderFields,
  phone,
  phoneCountry: phoneCountry.optional(),
  service: serviceKey,
  estimatedLoss: z.enum(lossRanges, { error: "lossRequired" }),
  urgency: z.enum(urgencies, { error: "urgencyRequired" }),
  story: prose({ max: 5_000, tooShort: "invalid", tooLong: "storyTooLong" }).optional(),
};

/** The body of the request `POST /api/leads`. */
export const leadRequestSchema = z
  .object({
    ...fields,
    safeContact: safeContactSchema.optional(),
    attribution: attributionSchema.optional(),
    adConsent: adConsentSchema.optional(),
  })
  .superRefine(askAboutHashes("story"));

export type LeadRequest = z.infer<typeof leadRequestSchema>;

/** The fields of the landing pages' form, including its hidden fields. */
export const leadFormSchema = z
  .object({ ...fields, ...safeContactFields, attribution: attributionSchema, ...hiddenFields })
  .superRefine(askAboutHashes("story"))
  .transform(nestSafeContact);

/** Converts the form's fields to the schema's input. */
export function readLeadForm(form: FormData): unknown {
  const typed = textFields(form);
  const attribution = attributionNames.map((name) => [name, typed[name]] as const);
  const answers = Object.entries(typed).filter(([name]) => !attribution.some(([other]) => other === name));
  return {
    ...answersOf(Object.fromEntries(answers), { optional: ["phoneCountry", "story"] }),
    ...readSafeContact(typed),
    attribution: Object.fromEntries(attribution),
  };
}
