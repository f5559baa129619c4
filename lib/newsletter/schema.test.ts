import fc from "fast-check";

import { fieldCodes } from "@/lib/platform/forms/field-errors";

import { preferencesSchema, signupFormSchema, signupSchema } from "./schema";

const valid = { email: "zoe@example.org", consent: true };

const codesOf = (input: unknown) => {
  const parsed = signupSchema.safeParse(input);
  return parsed.success ? {} : fieldCodes(parsed.error);
};

it("accepts an email address with consent and converts the address to lower case", () => {
  expect(signupSchema.parse({ email: " Zoe@Example.org ", consent: true })).toEqual({
    email: "zoe@example.org",
    consent: true,
  });
});

it.each([
  ["a request without an address", { consent: true }, { email: ["emailInvalid"] }],
  ["an invalid address", { ...valid, email: "zoe" }, { email: ["emailInvalid"] }],
  [
    "an address with a second recipient",
    { ...valid, email: "zoe@example.org,eve@example.org" },
    { email: ["emailInvalid"] },
  ],
  [
    "an address followed by a header line",
    { ...valid, email: "zoe@example.org\r\nBcc: eve@example.org" },
    { email: ["emailInvalid"] },
  ],
  ["a list of addresses", { ...valid, email: ["zoe@example.org"] }, { email: ["emailInvalid"] }],
  ["a request without consent", { email: "zoe@example.org" }, { consent: ["newsletterConsentRequired"] }],
  ["consent that is a string", { ...valid, consent: "true" }, { consent: ["newsletterConsentRequired"] }],
  ["consent that is false", { ...valid, consent: false }, { consent: ["newsletterConsentRequired"] }],
  [
    "a name of one letter",
    { ...valid, firstName: "Z", lastName: "K" },
    { firstName: ["firstNameTooShort"], lastName: ["lastNameTooShort"] },
  ],
  ["a name with a line break", { ...valid, firstName: "Zoe\r\nBcc: eve@example.org" }, { firstName: ["invalid"] }],
  ["interests that are a string", { ...valid, interests: "crypto" }, { interests: ["invalid"] }],
  ["interests that are objects", { ...valid, interests: [{}] }, { "interests.0": ["invalid"] }],
  [
    "too many interests",
    { ...valid, interests: Array.from({ length: 21 }, (_, n) => `topic ${n}`) },
    { interests: ["tooLong"] },
  ],
  ["an unsupported language", { ...valid, locale: "es" }, { locale: ["unknownLocale"] }],
])("refuses %s", (_name, input, codes) => {
  expect(codesOf(input)).toEqual(codes);
});

it("the newsletter schemas do not throw an error for any input", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      signupSchema.safeParse(input);
      signupFormSchema.safeParse(input);
      preferencesSchema.safeParse(input);
    }),
  );
});

it("rejects an address that a mail library could read as two addresses or as a header", () => {
  const hostile = fc.tuple(
    fc.string({ unit: "binary" }),
    fc.constantFrom("", "@", "@example.org", "@example.org\r\nBcc: x@example.org", "@example.org, y@example.org"),
  );
  fc.assert(
    fc.property(hostile, ([local, domain]) => {
      const parsed = signupSchema.safeParse({ ...valid, email: local + domain });
      if (parsed.success) expect(parsed.data.email).toMatch(/^[^\s@<>,;:"()\\[\]]+@[^\s@<>,;:"()\\[\]]+$/);
    }),
    { numRuns: 500 },
  );
});
