import { z } from "zod";

import { findSecret } from "@/lib/platform/security/secrets";
import { email, line, localeTag, ticked } from "@/lib/platform/text";

/** What every form that reaches the firm asks for. Messages are codes of `fields`. */
export const senderFields = {
  firstName: line({ min: 2, max: 50, tooShort: "firstNameTooShort", tooLong: "firstNameTooLong" }),
  lastName: line({ min: 2, max: 50, tooShort: "lastNameTooShort", tooLong: "lastNameTooLong" }),
  email,
  /** The answer where a text holds a bare 64-digit hex string: it is a transaction, not a key. */
  hashesConfirmed: z.boolean().optional(),
  consent: ticked("privacyRequired"),
  locale: localeTag.optional(),
};

/**
 * What a form carries unseen. A script adds all but the honeypot, so a request key says that there was one. None of it can
 * make a form fail: the worst it does is to raise doubts.
 */
export const unseenFields = {
  website: z.string().catch("x").default(""),
  requestKey: z.string().min(16).max(64).optional().catch(undefined),
  elapsed: z.coerce.number().min(0).optional().catch(undefined),
  proof: z.string().max(4_096).optional().catch(undefined),
};

export type Unseen = z.infer<z.ZodObject<typeof unseenFields>>;

/** A call of the API: no form, so nothing unseen. */
export const nothingUnseen: Unseen = { website: "" };

type Answers = { readonly hashesConfirmed?: boolean | undefined; readonly [field: string]: unknown };

/** A refinement that asks about what may be a key or a transaction in one of the fields. */
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

/** Boxes and empty lines of a form as the schemas take them: an empty line is no answer. */
export function answersOf(
  fields: Readonly<Record<string, string>>,
  { optional }: { readonly optional: readonly string[] },
): Record<string, unknown> {
  const { consent, hashesConfirmed, ...lines } = fields;
  const said = Object.entries(lines).filter(([name, text]) => text !== "" || !optional.includes(name));
  return { ...Object.fromEntries(said), consent: isTicked(consent), hashesConfirmed: isTicked(hashesConfirmed) };
}

function isTicked(value: string | undefined): boolean {
  return value === "on" || value === "true";
}
