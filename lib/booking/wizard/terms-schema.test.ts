import { fieldCodes } from "@/lib/platform/forms/field-errors";

import { readTermsForm, termsSchema } from "./terms-schema";

describe("termsSchema", () => {
  function codesIn(fields: Readonly<Record<string, string>>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const parsed = termsSchema.safeParse(readTermsForm(form));
    return parsed.success ? {} : fieldCodes(parsed.error);
  }

  it("reports all errors of the step at once", () => {
    expect(codesIn({ asksEarlyStart: "true", invoiceTown: "London", invoiceCountry: "GB" })).toEqual({
      termsAccepted: ["termsRequired"],
      earlyStart: ["earlyStartRequired"],
      invoiceStreet: ["streetEmpty"],
      invoicePostcode: ["postcodeEmpty"],
    });
  });

  it("needs the express request only if the form asks for it", () => {
    expect(codesIn({ termsAccepted: "true" })).toEqual({});
    expect(codesIn({ termsAccepted: "true", asksEarlyStart: "true" })).toEqual({ earlyStart: ["earlyStartRequired"] });
    expect(codesIn({ termsAccepted: "true", asksEarlyStart: "true", earlyStart: "true" })).toEqual({});
  });
});
