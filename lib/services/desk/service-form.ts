import { z } from "zod";

import { isSold } from "@/lib/firm/sold-currencies";
import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { isTicked } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { readAmount } from "@/lib/platform/money/amount";
import { minorAmount } from "@/lib/platform/money/amount-field";
import { currencies } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { languageControl } from "@/lib/platform/parse/field-names";
import { readLines } from "@/lib/platform/parse/read-fields";
import { isDay } from "@/lib/platform/time/day";

import { maxPriceMinor } from "../price-periods";
import { serviceFacts, slug } from "./facts-schema";
import { editedColumns } from "./service-facts";

/** The names of the form's fields for the price of a first and of a follow-up appointment. */
export const priceControl = (currency: Currency, kind: "initial" | "followUp") => `price.${currency}.${kind}`;
/** The name of the checkbox of an adviser. */
export const adviserControl = (id: string) => `${adviserPrefix}${id}`;
const adviserPrefix = "adviser.";
const isAdviserControl = (name: string) => name.startsWith(adviserPrefix);

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

/**
 * Converts the fields of the form to the input of the schemas. After an edit conflict, reads for each field the value
 * that the user chose.
 */
export function readServiceForm(form: FormData): unknown {
  const inEach = (name: string) => ({ name, controls: locales.map((locale) => languageControl(name, locale)) });
  const advisers = { name: "adviserIds", controls: [...form.keys()].filter(isAdviserControl) };
  const prices = currencies.flatMap((currency) => [
    priceControl(currency, "initial"),
    priceControl(currency, "followUp"),
  ]);
  const edited = [inEach("name"), inEach("description"), advisers, ...prices, ...editedColumns, "from", "aliases"];
  return readServiceFields(chosenFields(form, edited));
}

/** Converts the same fields, which a preview sends as JSON. */
export function readServiceFields(fields: Readonly<Record<string, string>>): unknown {
  const texts = (name: string) =>
    Object.fromEntries(locales.map((locale) => [locale, fields[languageControl(name, locale)] ?? ""]));
  const amountIn = (name: string) => {
    const typed = fields[name]?.trim() ?? "";
    return typed === "" ? undefined : readAmount(typed, { locale: fields.locale ?? "", decimals: 2 });
  };
  return {
    ...fields,
    name: texts("name"),
    description: texts("description"),
    isActive: isTicked(fields.isActive),
    availableForNewClients: isTicked(fields.availableForNewClients),
    aliases: readLines(fields.aliases),
    adviserIds: Object.keys(fields)
      .filter((name) => isAdviserControl(name) && isTicked(fields[name]))
      .map((name) => name.slice(adviserPrefix.length)),
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
