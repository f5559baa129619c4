import { z } from "zod";

import { secretFields } from "@/lib/platform/wallet-secrets/secret-fields";

import { prefillSchema } from "./draft";
import type { Answers } from "./draft";

/**
 * The values of step 3's form, valid or not, and when the browser sent them by its clock. A field that contains a
 * wallet's secret is emptied, so that the other fields are kept.
 */
export const typedValuesSchema = z
  .object({ ...prefillSchema.shape, typedAt: z.int().nonnegative() })
  .transform(({ typedAt, ...typed }) => {
    const secrets = secretFields(typed);
    const prefill = Object.entries(typed).map(([name, text]) => [name, secrets.includes(name) ? "" : text]);
    return { typedAt, prefill: prefillSchema.parse(Object.fromEntries(prefill)) };
  });

export type TypedValues = z.infer<typeof typedValuesSchema>;

/** Returns the answers with these values, unless newer ones are stored because these arrived late. */
export function withTypedValues(answers: Answers, typed: TypedValues): Answers {
  return typed.typedAt < (answers.typedAt ?? 0) ? answers : { ...answers, ...typed };
}
