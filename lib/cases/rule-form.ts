import { z } from "zod";

import { textFields } from "@/lib/platform/forms/form-state";
import { line } from "@/lib/platform/text";

import { ruleSources, stepCount } from "./rules";

/** The languages of a rule's label, in the order of the form. */
export const ruleLanguages = ["en", "de", "fr-CA"] as const;
export type RuleLanguage = (typeof ruleLanguages)[number];

/** The name of the field for a rule's label in a language. The code of a rule that is being added is "new". */
export const labelField = (code: string, language: RuleLanguage) => `label.${code}.${language}`;

/** The name of the field that marks a rule for removal. */
export const removeField = (code: string) => `remove.${code}`;
export const addedCode = "new";

const words = line({ min: 3, max: 200, tooShort: "required", tooLong: "ruleTextTooLong" });
const label = z.object({ en: words, de: words, "fr-CA": words });

/**
 * The form of the firm's rules. A new rule needs its label in every language. If all its labels are empty, no rule is
 * added.
 */
export const ruleFormSchema = z.object({
  version: z.coerce.number().int().positive(),
  label: z.record(z.string().max(80), label),
  remove: z.record(z.string(), z.string()).default({}),
  step: z.coerce.number("required").int().min(1, "required").max(stepCount, "required").optional(),
  source: z.enum(["manual", "two-people", ...ruleSources], "required").optional(),
});

/**
 * Converts the form to the input of `ruleFormSchema`. Fields such as "label.losses-recorded.de" become nested objects.
 */
export function readRuleForm(form: FormData): unknown {
  const fields = Object.entries(textFields(form));
  const label: Record<string, Record<string, string>> = {};
  const remove: Record<string, string> = {};
  for (const [name, value] of fields) {
    const [kind, code = "", language = ""] = name.split(".");
    if (kind === "label") label[code] = { ...label[code], [language]: value };
    if (kind === "remove") remove[code] = value;
  }
  const isAdded = Object.values(label[addedCode] ?? {}).some((text) => text.trim() !== "");
  if (!isAdded) delete label[addedCode];
  return { ...Object.fromEntries(fields.filter(([name]) => !name.includes("."))), label, remove };
}
