import { z } from "zod";

import { answersOf, askAboutHashes, senderFields, unseenFields } from "@/lib/inquiry/schema";
import { textFields } from "@/lib/platform/form-state";
import { phone, prose } from "@/lib/platform/text";
import { matchServiceKey } from "@/lib/services/words";

/** Shapes shared by the landing pages' form, its action and the HTTP API. Messages are codes of `fields`. */

export const lossRanges = ["under-10k", "10k-50k", "50k-250k", "over-250k", "unknown"] as const;
export const urgencies = ["today", "this-week", "later"] as const;

/** Where the visitor came from, as the address told. A value that is no plain line is dropped: nobody loses a request over it. */
const mark = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029<>]+$/u)
  .optional()
  .catch(undefined);

/** The path alone, whatever else was sent with it. */
const landing = z
  .string()
  .max(4_096)
  .transform((address) => address.replace(/[?#].*$/s, ""))
  .pipe(z.string().max(200).regex(/^\/[\w/-]*$/))
  .optional()
  .catch(undefined);

const attributionFields = {
  gclid: mark, gbraid: mark, wbraid: mark,
  utm_source: mark, utm_medium: mark, utm_campaign: mark,
  landing,
};

export const attributionNames = Object.keys(attributionFields) as (keyof typeof attributionFields)[];

export const attributionSchema = z.object(attributionFields);

export type Attribution = z.infer<typeof attributionSchema>;

const fields = {
  ...senderFields,
  phone,
  service: z
    .string({ error: "serviceRequired" })
    .min(1, "serviceRequired")
    .max(64, "unknownService")
    .refine((word) => word === "" || matchServiceKey(word) !== undefined, "unknownService"),
  estimatedLoss: z.enum(lossRanges, { error: "lossRequired" }),
  urgency: z.enum(urgencies, { error: "urgencyRequired" }),
  story: prose({ max: 5_000, tooShort: "invalid", tooLong: "storyTooLong" }).optional(),
};

/** `POST /api/leads`. */
export const leadRequestSchema = z.object({ ...fields, attribution: attributionSchema.optional() }).superRefine(askAboutHashes("story"));

export type LeadRequest = z.infer<typeof leadRequestSchema>;

/** The form, with what it carries unseen. */
export const leadFormSchema = z.object({ ...fields, ...attributionFields, ...unseenFields }).superRefine(askAboutHashes("story"));

/** The schema's input from the form's fields. */
export function readLeadForm(form: FormData): unknown {
  return answersOf(textFields(form), { optional: ["story", ...attributionNames] });
}
