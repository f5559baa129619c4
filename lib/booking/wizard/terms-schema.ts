import { z } from "zod";

import { invoiceAddressFields, requireWholeAddress } from "@/lib/money/account/invoice/address";
import { isTicked, textFields } from "@/lib/platform/forms/form-state";

/** Step 4. */
export const termsSchema = z
  .object({
    // Not `ticked`, because the checks of the whole object do not run if a literal is wrong. The visitor would then see
    // the errors of the address and of the express request only after accepting the terms.
    termsAccepted: z.boolean({ error: "termsRequired" }).refine(Boolean, "termsRequired"),
    /**
     * The client's request that the service begins before the withdrawal period ends. Required if `needsEarlyStart`
     * returns true.
     */
    earlyStart: z.boolean().catch(false),
    /** Whether the form asks for this request. The command decides whether the request is required. */
    asksEarlyStart: z.boolean().catch(false),
    fingerprint: z.string().max(64).catch(""),
    ...invoiceAddressFields,
  })
  .superRefine(requireWholeAddress)
  .refine(({ asksEarlyStart, earlyStart }) => earlyStart || !asksEarlyStart, {
    path: ["earlyStart"],
    error: "earlyStartRequired",
  });

/** Reads the input of `termsSchema` from step 4's form. An empty field counts as no answer. */
export function readTermsForm(form: FormData): unknown {
  const fields = textFields(form);
  const address = Object.keys(invoiceAddressFields).map((name) => [name, fields[name]?.trim() || undefined] as const);
  return {
    ...Object.fromEntries(address),
    termsAccepted: isTicked(fields.termsAccepted),
    earlyStart: isTicked(fields.earlyStart),
    asksEarlyStart: isTicked(fields.asksEarlyStart),
    fingerprint: fields.fingerprint,
  };
}
