import type { z } from "zod";

import { fieldCodes } from "@/lib/platform/forms/field-errors";

import { cancelFormCheck, detailsFormCheck, findFormCheck } from "./form-checks";
import { detailsSchema, readDetailsForm } from "../schema";

const now = Date.parse("2026-11-22T12:00:00Z");
const filled = {
  locale: "en",
  firstName: "Margaret",
  lastName: "Kowalchuk",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  dateOfBirth: "",
  preferredContactMethod: "phone",
  isNewClient: "true",
  safeContactNote: "",
  additionalNotes: "  ",
  privacyConsent: "true",
};

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function codesOf(check: z.ZodType<unknown, FormData>, form: FormData) {
  const { error } = check.safeParse(form);
  return error ? fieldCodes(error) : {};
}

describe("readDetailsForm", () => {
  it("converts a filled form to the schema's input and omits empty fields", () => {
    expect(detailsSchema.parse(readDetailsForm(formOf(filled)))).toEqual({
      firstName: "Margaret",
      lastName: "Kowalchuk",
      email: "margaret@example.org",
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      isNewClient: true,
      privacyConsent: true,
      hashesConfirmed: false,
    });
  });

  it("reads an unanswered question as undefined, and an unticked box as false", () => {
    const { isNewClient: _, privacyConsent: __, ...unanswered } = filled;
    expect(readDetailsForm(formOf(unanswered))).toMatchObject({ isNewClient: undefined, privacyConsent: false });
  });
});

describe("detailsFormCheck", () => {
  it("accepts a valid form", () => {
    expect(codesOf(detailsFormCheck(now), formOf({ ...filled, dateOfBirth: "1950-02-28" }))).toEqual({});
  });

  it("refuses a date of birth in the future", () => {
    expect(codesOf(detailsFormCheck(now), formOf({ ...filled, dateOfBirth: "2999-01-01" }))).toEqual({
      dateOfBirth: ["dateOfBirthInvalid"],
    });
  });

  it("refuses a form without consent to the privacy notice", () => {
    const { privacyConsent: _, ...unticked } = filled;
    expect(codesOf(detailsFormCheck(now), formOf(unticked))).toEqual({ privacyConsent: ["privacyRequired"] });
  });
});

it("refuses a cancellation reason that is too long", () => {
  expect(codesOf(cancelFormCheck, formOf({ token: "t", reason: "" }))).toEqual({});
  expect(codesOf(cancelFormCheck, formOf({ token: "t", reason: "a".repeat(501) }))).toEqual({
    reason: ["reasonTooLong"],
  });
});

it("refuses an invalid email address in the form that finds bookings", () => {
  expect(codesOf(findFormCheck, formOf({ email: "margaret@example.org", website: "" }))).toEqual({});
  expect(codesOf(findFormCheck, formOf({ email: "margaret", website: "" }))).toEqual({ email: ["emailInvalid"] });
});
