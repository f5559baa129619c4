import { z } from "zod";

import { isTicked } from "@/lib/platform/forms/form-state";
import { findSecret } from "@/lib/platform/wallet-secrets/secrets";
import { email, firstName, lastName, localeTag, ticked } from "@/lib/platform/text";

/** The fields that all inquiry forms have. Their errors are keys of the section `fields` in `messages/en.json`. */
export const senderFields = {
  firstName,
  lastName,
  email,
  /** The sender's confirmation that a string in the text is a transaction hash or signature and not a private key. */
  hashesConfirmed: z.boolean().optional(),
  consent: ticked("privacyRequired"),
  locale: localeTag.optional(),
};

/**
 * The hidden fields of a form. A script adds all of them except the honeypot `website`, so a request key proves that
 * JavaScript ran. Invalid values cause no error. An invalid `website` counts as filled in, which is a sign of a bot.
 * Any other invalid field counts as missing.
 */
export const hiddenFields = {
  website: z.string().catch("x").default(""),
  requestKey: z.string().min(16).max(64).optional().catch(undefined),
  elapsed: z.coerce.number().min(0).optional().catch(undefined),
  proof: z.string().max(4_096).optional().catch(undefined),
};

export type HiddenFields = z.infer<z.ZodObject<typeof hiddenFields>>;

/** An API request has no hidden fields. It is processed like a form that was sent without JavaScript. */
export const noHiddenFields: HiddenFields = { website: "" };

type Answers = { readonly hashesConfirmed?: boolean | undefined; readonly [field: string]: unknown };

/**
 * Creates a Zod refinement. If a field contains a string that may be a private key or a transaction hash, the
 * refinement adds an error that asks the sender to confirm that the string is not a private key. It adds no error if
 * the sender has confirmed this.
 */
export function askAboutHashes(...fields: readonly string[]) {
  return (answers: Answers, context: z.RefinementCtx): void => {
    if (answers.hashesConfirmed === true) return;
    for (const field of fields) {
      const text = answers[field];
      if (typeof text === "string" && findSecret(text) === "doubtful") {
        context.addIssue({ code: "custom", path: [field], message: "secretDoubt" });
      }
    }
  };
}

/**
 * Converts a form's fields to the input of the schemas. Checkboxes become booleans. Empty optional fields are left out.
 */
export function answersOf(
  fields: Readonly<Record<string, string>>,
  { optional }: { readonly optional: readonly string[] },
): Record<string, unknown> {
  const { consent, hashesConfirmed, ...lines } = fields;
  const given = Object.entries(lines).filter(([name, text]) => text !== "" || !optional.includes(name));
  return { ...Object.fromEntries(given), consent: isTicked(consent), hashesConfirmed: isTicked(hashesConfirmed) };
}
