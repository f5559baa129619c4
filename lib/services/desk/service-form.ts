import { z } from "zod";

import { isSold } from "@/lib/firm/sold-currencies";
import { textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { readAmount } from "@/lib/platform/money/amount";
import { minorAmount } from "@/lib/platform/money/amount-field";
import { currencies } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { isDay } from "@/lib/platform/time/day";

import { maxPriceMinor } from "../price-periods";
import { serviceFacts, slug } from "./facts-schema";

/** The names of the form's fields for the price of a first and of a follow-up appointment. */
export const priceControl = (currency: Currency, kind: "initial" | "followUp") => `price.${currency}.${kind}`;
/** The name of the checkbox of an adviser. */
export const adviserControl = (id: string) => `adviser.${id}`;

const amount = minorAmount(maxPriceMinor).optional();
const day = z
  .string({ error: "priceDayRequired" })
  .refine(isDay, "priceDayRequired")
  .refine((value) => value <= "2099-12-31", "priceDayRequired");

/** The prices of one form. A currency in which the firm sells needs the price of a first appointment. */
const planned = z
  .object({
    from: day,
    shownFor: day,
    price: z.record(z.enum(currencies), z.object({ initial: amount, followUp: amount })),
  })
  .superRefine(({ price }, context) => {
    for (const currency of currencies) {
      const { initial, followUp } = price[currency];
      if (initial === undefined && (isSold(currency) || followUp !== undefined))
        context.addIssue({ code: "custom", path: ["price", currency, "initial"], message: "priceRequired" });
    }
  })
  .transform(({ from, shownFor, price }) => ({
    from,
    shownFor,
    prices: Object.fromEntries(
      currencies.flatMap((currency) => {
        const { initial, followUp } = price[currency];
        return initial === undefined
          ? []
          : [[currency, { initialMinor: initial, followUpMinor: followUp ?? null }] as const];
      }),
    ),
  }));

export const serviceTarget = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  version: z.coerce.number().int().positive(),
});

const content = z.intersection(
  serviceFacts.transform((facts) => ({ facts })),
  planned.transform((each) => ({ planned: each })),
);

/** The form that changes a service. Its fields are named as in `readServiceForm`. */
export const changedService = z.intersection(serviceTarget, content);
/** The form that adds a service. */
export const addedService = z.intersection(z.object({ slug }), content);

/** The fields of either form, for a preview. A service that is being added has no id. */
export const previewedService = z.intersection(serviceTarget.pick({ id: true }).partial(), content);

/** Converts the fields of the form to the input of the schemas. The names of texts end with the language. */
export function readServiceForm(form: FormData): unknown {
  return readServiceFields(textFields(form));
}

/** Converts the same fields, which a preview sends as JSON. */
export function readServiceFields(fields: Readonly<Record<string, string>>): unknown {
  const texts = (name: string) =>
    Object.fromEntries(locales.map((locale) => [locale, fields[`${name}.${locale}`] ?? ""]));
  const amountIn = (name: string) => {
    const typed = fields[name]?.trim() ?? "";
    return typed === "" ? undefined : readAmount(typed, { locale: fields.locale ?? "", decimals: 2 });
  };
  const lines = (fields.aliases ?? "").split(/\r?\n/).map((line) => line.trim());
  return {
    ...fields,
    name: texts("name"),
    description: texts("description"),
    isActive: isTicked(fields.isActive),
    availableForNewClients: isTicked(fields.availableForNewClients),
    aliases: lines.filter((line) => line !== ""),
    adviserIds: Object.keys(fields)
      .filter((name) => name.startsWith("adviser.") && isTicked(fields[name]))
      .map((name) => name.slice("adviser.".length)),
    price: Object.fromEntries(
      currencies.map((currency) => [
        currency,
        {
          initial: amountIn(priceControl(currency, "initial")),
          followUp: amountIn(priceControl(currency, "followUp")),
        },
      ]),
    ),
  };
}

const isTicked = (value: string | undefined) => value === "true" || value === "on";
