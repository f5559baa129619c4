import { fieldCodes } from "@/lib/platform/forms/field-errors";

import { contactFormCheck } from "./check";
import { contactRequestSchema } from "./schema";

const request = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  subject: "Lost money",
  message: "Three transfers in October, to people I trusted.",
  consent: true,
};

const refusedIn = (change: object) => {
  const parsed = contactRequestSchema.safeParse({ ...request, ...change });
  return parsed.success ? {} : fieldCodes(parsed.error);
};

it("accepts the API's documented fields", () => {
  expect(refusedIn({})).toEqual({});
  expect(
    refusedIn({ phone: "+1 (604) 555-0142", serviceInterest: "crypto", referralSource: "A friend", locale: "fr-CA" }),
  ).toEqual({});
});

it.each([
  ["firstName", "M", "firstNameTooShort"],
  ["firstName", "M".repeat(51), "firstNameTooLong"],
  ["lastName", " S ", "lastNameTooShort"],
  ["lastName", "S".repeat(51), "lastNameTooLong"],
  ["email", "margaret", "emailInvalid"],
  ["phone", "555", "phoneTooShort:3"],
  ["phone", "call me maybe", "phoneInvalid:c"],
  ["subject", "Lost", "subjectTooShort"],
  ["subject", "L".repeat(151), "subjectTooLong"],
  ["subject", "Lost\r\nBcc: evil@example.com", "invalid"],
  ["message", "Nineteen characters", "messageTooShort"],
  ["message", "x".repeat(5_001), "messageTooLong"],
  ["message", "a\u0000".repeat(20), "invalid"],
  ["message", `${"abandon ".repeat(11)}about`, "secretFound"],
  ["message", `The code is ${"9f".repeat(32)}`, "secretDoubt"],
  ["serviceInterest", "x".repeat(65), "unknownService"],
  ["consent", false, "privacyRequired"],
  ["locale", "tlh", "unknownLocale"],
])("for the field %s, refuses the value %j with the error %s", (field, value, code) => {
  expect(refusedIn({ [field]: value })).toEqual({ [field]: [code] });
});

it.each<unknown>([1, true, null, [], {}, ["Margaret"], { toString: "x" }])("refuses %j in a text field", (value) => {
  for (const field of ["firstName", "lastName", "email", "subject", "message"])
    expect(Object.keys(refusedIn({ [field]: value }))).toEqual([field]);
});

it("accepts a transaction hash or signature if the sender confirms that it is not a secret", () => {
  expect(refusedIn({ message: `The code is ${"9f".repeat(32)}`, hashesConfirmed: true })).toEqual({});
  const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW";
  expect(refusedIn({ message: `The code is ${signature}` })).toEqual({ message: ["secretDoubt"] });
  expect(refusedIn({ message: `The code is ${signature}`, hashesConfirmed: true })).toEqual({});
  expect(refusedIn({ message: `My private key is ${signature}`, hashesConfirmed: true })).toEqual({
    message: ["secretFound"],
  });
});

it("accepts a browser's form with empty optional fields, and lists the errors of an invalid form by field", () => {
  const form = new FormData();
  const fields = {
    ...request,
    consent: "true",
    phone: "",
    serviceInterest: "",
    referralSource: "",
    website: "",
    locale: "de",
    elapsed: "rubbish",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(contactFormCheck.safeParse(form).success).toBe(true);
  form.delete("consent");
  form.set("message", "Nineteen characters");
  const { error } = contactFormCheck.safeParse(form);
  expect(error && fieldCodes(error)).toEqual({ message: ["messageTooShort"], consent: ["privacyRequired"] });
});
