import { z } from "zod";

import { fieldCodes } from "@/lib/platform/forms/field-errors";

import { invoiceAddressFields, requireWholeAddress, toInvoiceAddress } from "./address";
import { openAddress, sealAddress } from "./sealed-address";

const schema = z.object(invoiceAddressFields).superRefine(requireWholeAddress);
const whole = {
  invoiceStreet: "Hauptstraße 6",
  invoicePostcode: "84107",
  invoiceTown: "Weihmichl",
  invoiceCountry: "DE",
};
const address = { street: "Hauptstraße 6", postcode: "84107", town: "Weihmichl", country: "DE" };

function codesOf(fields: Record<string, unknown>) {
  const parsed = schema.safeParse(fields);
  return parsed.success ? {} : fieldCodes(parsed.error);
}

test("a complete address is accepted, and the encrypted address decrypts to the original", () => {
  expect(toInvoiceAddress(schema.parse(whole))).toEqual(address);
  expect(openAddress(sealAddress(address))).toEqual(address);
});

test.each([{}, { invoiceCountry: "DE" }])(
  "a form without an address is accepted, even if a country is chosen: %j",
  (fields) => {
    expect(toInvoiceAddress(schema.parse(fields))).toBeUndefined();
  },
);

test.each([
  [{ invoiceTown: "Weihmichl", invoiceCountry: "DE" }, ["invoiceStreet", "invoicePostcode"]],
  [{ ...whole, invoicePostcode: undefined }, ["invoicePostcode"]],
  [{ ...whole, invoiceCountry: undefined }, ["invoiceCountry"]],
  [{ ...whole, invoiceCountry: "Germany" }, ["invoiceCountry"]],
  [{ ...whole, invoiceStreet: "x".repeat(101) }, ["invoiceStreet"]],
])("the form %j has an error for each missing or wrong part of the address", (fields, names) => {
  expect(Object.keys(codesOf(fields))).toEqual(names);
});
