import { z } from "zod";

import { line, phoneCountry } from "@/lib/platform/text";

const text = z.string().min(1);

/** The buyer's postal address on an invoice. `country`: ISO 3166, two letters. */
export const invoiceAddressSchema = z
  .object({ street: text, postcode: text, town: text, country: z.string().length(2) })
  .readonly();
export type InvoiceAddress = z.infer<typeof invoiceAddressSchema>;

const part = (max: number) => line({ max, tooShort: "invalid", tooLong: "tooLong" }).optional();

/** The address fields of a form. Visitors may leave the address out, so every field is optional. */
export const invoiceAddressFields = {
  invoiceStreet: part(100),
  invoicePostcode: part(20),
  invoiceTown: part(100),
  invoiceCountry: phoneCountry.optional(),
};

type Fields = z.infer<z.ZodObject<typeof invoiceAddressFields>>;

/**
 * Adds an error to each empty field of an incomplete address. The country is preselected, so a form with only a country
 * counts as a form without an address.
 */
export function requireWholeAddress(fields: Fields, context: z.RefinementCtx): void {
  const errors = { invoiceStreet: "streetEmpty", invoicePostcode: "postcodeEmpty", invoiceTown: "townEmpty" } as const;
  const names = Object.keys(errors) as (keyof typeof errors)[];
  if (names.every((name) => !fields[name])) return;
  for (const name of names.filter((each) => !fields[each]))
    context.addIssue({ code: "custom", path: [name], message: errors[name] });
  if (!fields.invoiceCountry) context.addIssue({ code: "custom", path: ["invoiceCountry"], message: "unknownCountry" });
}

/** Returns the address in a form's fields. Undefined if the visitor gave no address. */
export function toInvoiceAddress(fields: Fields): InvoiceAddress | undefined {
  const { invoiceStreet: street, invoicePostcode: postcode, invoiceTown: town, invoiceCountry: country } = fields;
  return street && postcode && town && country ? { street, postcode, town, country } : undefined;
}
