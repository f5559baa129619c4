import { z } from "zod";

import { seenItemSchema } from "../inbox/schema";
import { maxInboxText } from "../inbox/text-limit";
import { filledFields, isTicked } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { email, firstName, lastName, phone, phoneCountry, prose } from "@/lib/platform/text";
import { serviceKey } from "@/lib/services/schema";

import { entrySources, leadStages, refusalReasons } from "../leads/stages/stage";

/** A stage that staff chose. The reason is ignored for any other stage than "not-for-us". */
export const moveSchema = seenItemSchema.extend({
  stage: z.enum(leadStages, { error: "invalid" }),
  reason: z.enum(refusalReasons).nullable().catch(null).default(null),
});

/** A lead that staff enter. The person has a phone number, an email address or both. */
export const enteredLeadSchema = z
  .object({
    firstName,
    lastName: lastName.optional(),
    email: email.optional(),
    phone: phone.optional(),
    phoneCountry: phoneCountry.optional(),
    language: z.enum(locales, { error: "invalid" }),
    service: serviceKey.optional(),
    enteredFrom: z.enum(entrySources, { error: "chooseSource" }),
    story: prose({ max: maxInboxText, tooShort: "invalid", tooLong: "replyTooLong" }).optional(),
    /** Whether the person gets the receipt that the site's forms send. */
    isTold: z.boolean(),
    requestKey: z.string().min(16).max(64).optional().catch(undefined),
  })
  .superRefine((given, context) => {
    if (given.phone === undefined && given.email === undefined)
      context.addIssue({ code: "custom", path: ["phone"], message: "phoneOrEmail" });
    if (given.isTold && given.email === undefined)
      context.addIssue({ code: "custom", path: ["isTold"], message: "receiptNeedsEmail" });
  });

export type EnteredLead = z.infer<typeof enteredLeadSchema>;

/** Reads the input of `enteredLeadSchema` from a form. Leaves out empty fields. */
export function readEnteredLead(form: FormData): unknown {
  const { isTold, ...given } = filledFields(form);
  return { firstName: "", ...given, isTold: isTicked(isTold) };
}
