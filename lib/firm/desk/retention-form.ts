import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";

import { germanTaxYears, periodControl, reasonControl, setPeriodNames } from "../retention";
import type { Retention } from "../retention";

const count = z.coerce.number("numberWhole").int("numberWhole").min(1, "retentionTooShort").max(99, "retentionTooLong");
const period = z.object({ kept: count, keptWhy: z.string().trim().max(200, "ruleTextTooLong") });

/** The form that sets how long records are kept. The usual period needs no entry in the record. */
export const editedRetention = z
  .object({
    version: z.coerce.number().int().positive(),
    kept: z.object({ clientFile: count, inquiry: count, payments: count }),
    keptWhy: z.object({
      clientFile: period.shape.keptWhy,
      inquiry: period.shape.keptWhy,
      payments: period.shape.keptWhy,
    }),
    germanTax: z.enum(["none", "8", "10"]),
  })
  .transform(({ version, kept, keptWhy, germanTax }) => ({
    version,
    retention: {
      ...(Object.fromEntries(
        setPeriodNames.map((name) => [name, { count: kept[name], reason: keptWhy[name] || null }]),
      ) as Pick<Retention, (typeof setPeriodNames)[number]>),
      germanTax: germanTaxYears.find((years) => String(years) === germanTax) ?? null,
    },
  }));

/** Converts the fields of the form. After an edit conflict, reads for each field the value that the user chose. */
export function readRetentionForm(form: FormData): unknown {
  const names = setPeriodNames.flatMap((name) => [periodControl(name), reasonControl(name)]);
  const fields = chosenFields(form, [...names, "germanTax"]);
  const each = (control: typeof periodControl) =>
    Object.fromEntries(setPeriodNames.map((name) => [name, fields[control(name)] ?? ""]));
  return { ...fields, kept: each(periodControl), keptWhy: each(reasonControl) };
}
