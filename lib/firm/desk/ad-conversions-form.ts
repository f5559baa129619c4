import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { currencies } from "@/lib/platform/money/money";
import { readMoney } from "@/lib/platform/parse/read-fields";

import { conversionActions, conversionSchema } from "../ad-conversions";
import type { AdConversions, ConversionAction } from "../ad-conversions";

/** The names of the form's controls. Each conversion has a name, a value and an id. */
const parts = ["name", "value", "id"] as const;
export const conversionControl = (part: (typeof parts)[number], action: ConversionAction) => `${part}.${action}`;

/** The choice of the currency with which the firm reports nothing. */
export const noConversions = "none";

const texts = z.record(z.enum(conversionActions), z.string());

/** The form that sets how conversions are reported to Google Ads. */
export const editedConversions = z
  .object({
    version: z.coerce.number().int().positive(),
    locale: z.string(),
    currency: z.enum([noConversions, ...currencies], "required"),
    name: texts,
    value: texts,
    id: texts,
  })
  .transform(({ version, locale, currency, ...given }, context) => {
    if (currency === noConversions) return { version, adConversions: null };
    const conversions = conversionActions.map((action) => {
      const refuse = (part: (typeof parts)[number], message: string) =>
        context.addIssue({ code: "custom", path: [part, action], message });
      const money = readMoney({ value: given.value[action], locale }, "value", currency);
      if ("invalid" in money) refuse("value", given.value[action] === "" ? "required" : money.code);
      const parsed = conversionSchema.safeParse({
        name: given.name[action],
        minor: "minor" in money ? money.minor : 1,
        id: given.id[action] === "" ? null : given.id[action],
      });
      if (parsed.success) return [action, parsed.data];
      const wrong = parsed.error.issues.map(({ path: [field] }) => field);
      if (wrong.includes("name")) refuse("name", given.name[action].trim() === "" ? "required" : "conversionName");
      if (wrong.includes("minor")) refuse("value", "conversionValue");
      if (wrong.includes("id")) refuse("id", "conversionId");
      return [action, undefined];
    });
    return { version, adConversions: { currency, ...Object.fromEntries(conversions) } as AdConversions };
  });

/** Converts the fields of the form. After an edit conflict, reads for each field the value that the user chose. */
export function readConversionsForm(form: FormData): unknown {
  const names = parts.flatMap((part) => conversionActions.map((action) => conversionControl(part, action)));
  const fields = chosenFields(form, [...names, "currency"]);
  const each = (part: (typeof parts)[number]) =>
    Object.fromEntries(
      conversionActions.map((action) => [action, fields[conversionControl(part, action)]?.trim() ?? ""]),
    );
  return { ...fields, name: each("name"), value: each("value"), id: each("id") };
}
