import { fieldCodes } from "@/lib/platform/forms/field-errors";

import { bookingBodySchema, bookingRequestSchema, detailsSchema, isBornBy, slotSchema } from "./schema";

const good = {
  firstName: "Margaret",
  lastName: "Sample",
  email: " Margaret@Example.com ",
  phone: "+1 (604) 555-0142",
  preferredContactMethod: "phone",
  isNewClient: true,
  privacyConsent: true,
};

function codesOf(change: Record<string, unknown>) {
  const parsed = detailsSchema.safeParse({ ...good, ...change });
  return parsed.success ? {} : fieldCodes(parsed.error);
}

describe("detailsSchema", () => {
  it("normalises names and email addresses", () => {
    expect(detailsSchema.parse({ ...good, firstName: "  Zoë\u0308 " })).toMatchObject({
      firstName: "Zoë\u0308".normalize("NFC"),
      email: "margaret@example.com",
    });
  });

  it("removes invisible characters that messengers and address books add", () => {
    const typed = {
      firstName: "\u2068Margaret\u2069",
      phone: "\u202a+1 604 555 0142\u202c",
      email: "\u200bmargaret@example.com",
      additionalNotes: "From \u2068Alex\u2069 \u{1f469}\u200d\u{1f4bb}",
    };
    expect(detailsSchema.parse({ ...good, ...typed })).toMatchObject({
      firstName: "Margaret",
      phone: "+1 604 555 0142",
      email: "margaret@example.com",
      additionalNotes: "From Alex \u{1f469}\u200d\u{1f4bb}",
    });
  });

  it.each([
    ["firstName", "A", "firstNameTooShort"],
    // The values of the next three rows contain invisible characters.
    ["firstName", "\u200b\u200b", "firstNameTooShort"],
    ["firstName", "A\uffff", "firstNameTooShort"],
    ["firstName", "M\u{e0041}", "firstNameTooShort"],
    ["firstName", "A".repeat(51), "firstNameTooLong"],
    ["firstName", undefined, "firstNameTooShort"],
    ["firstName", ["Margaret"], "invalid"],
    ["firstName", "Mar\r\nBcc: x", "invalid"],
    ["firstName", "Mar\u0000garet", "invalid"],
    ["lastName", " B ", "lastNameTooShort"],
    ["lastName", "B".repeat(51), "lastNameTooLong"],
    ["email", "margaret@example", "emailInvalid"],
    ["email", "a\n@example.com", "emailInvalid"],
    ["email", `${"a".repeat(250)}@example.com`, "emailInvalid"],
    ["email", {}, "emailInvalid"],
    ["phone", "555", "phoneTooShort:3"],
    ["phone", "1234567890123456", "phoneTooLong:16"],
    ["phone", "604 555 0142 extra", "phoneInvalid:e"],
    ["phone", undefined, "phoneTooShort"],
    ["dateOfBirth", "1950-02-30", "dateInvalid"],
    ["dateOfBirth", "", "dateInvalid"],
    ["dateOfBirth", "1899-12-31", "dateOfBirthInvalid"],
    ["preferredContactMethod", "pigeon", "contactMethodRequired"],
    ["isNewClient", undefined, "clientStatusRequired"],
    ["additionalNotes", "x".repeat(501), "notesTooLong"],
    ["privacyConsent", false, "privacyRequired"],
    [
      "additionalNotes",
      "my private key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "secretFound",
    ],
    ["additionalNotes", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "secretDoubt"],
  ])("refuses the field %s with the value %j and returns the code %s", (field, value, code) => {
    expect(codesOf({ [field]: value })).toEqual({ [field]: [code] });
  });

  it.each(["604-555-0142", "+49 30 123 456 78", "(604) 555.0142", "123456789012345"])(
    "accepts the phone number %s",
    (phone) => {
      expect(codesOf({ phone })).toEqual({});
    },
  );

  it("accepts a 64-digit hex string if the visitor has confirmed that it is a transaction hash", () => {
    expect(
      codesOf({
        additionalNotes: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        hashesConfirmed: true,
      }),
    ).toEqual({});
  });

  it("accepts notes of 500 characters, even if they have more than 500 UTF-16 code units", () => {
    expect(codesOf({ additionalNotes: "😀".repeat(500) })).toEqual({});
  });

  it("ignores unknown fields", () => {
    expect(detailsSchema.parse({ ...good, isAdmin: true })).not.toHaveProperty("isAdmin");
  });
});

describe("bookingRequestSchema", () => {
  const request = {
    serviceType: "crypto",
    startTime: "2026-12-09T09:00:00-08:00",
    endTime: "2026-12-09T10:15:00-08:00",
    clientInfo: good,
    isNewClient: true,
    termsAccepted: true,
  };

  it("lists the errors of a request by the path of the field", () => {
    const parsed = bookingRequestSchema.safeParse({
      ...request,
      termsAccepted: "yes",
      clientInfo: { ...good, email: "no" },
      startTime: "tomorrow",
    });
    expect(parsed.success ? {} : fieldCodes(parsed.error)).toEqual({
      "clientInfo.email": ["emailInvalid"],
      startTime: ["timeInvalid"],
      termsAccepted: ["termsRequired"],
    });
  });

  it("reports each required field of `clientInfo` if the request has no `clientInfo`", () => {
    const { clientInfo: _, ...withoutClient } = request;
    const named = bookingBodySchema.safeParse(withoutClient);
    expect(named.success ? {} : fieldCodes(named.error)).toEqual({
      "clientInfo.firstName": ["firstNameTooShort"],
      "clientInfo.lastName": ["lastNameTooShort"],
      "clientInfo.email": ["emailInvalid"],
      "clientInfo.phone": ["phoneTooShort"],
      "clientInfo.preferredContactMethod": ["contactMethodRequired"],
      "clientInfo.privacyConsent": ["privacyRequired"],
    });
  });

  it.each([null, [], "text", 7])("refuses a request that is not an object: %j", (body) => {
    expect(bookingRequestSchema.safeParse(body).success).toBe(false);
  });

  it("requires a time with a UTC offset, because a local time alone is ambiguous", () => {
    expect(slotSchema.safeParse({ startTime: "2026-12-09T09:00:00" }).success).toBe(false);
    expect(slotSchema.safeParse({ startTime: "2026-12-09T09:00:00Z" }).success).toBe(true);
  });
});

it("refuses invalid safe-contact instructions, meeting modes and countries", () => {
  const refused = bookingRequestSchema.safeParse({
    safeContact: { noVoicemail: "yes" },
    meetingMode: "fax",
    clientInfo: { phoneCountry: "Canada" },
  });
  const codes = Object.fromEntries((refused.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
  expect(codes).toMatchObject({
    "safeContact.noVoicemail": "invalid",
    meetingMode: "meetingModeNotOffered",
    "clientInfo.phoneCountry": "unknownCountry",
  });
});

it.each([
  [undefined, true],
  ["1950-02-28", true],
  ["2026-12-09", true],
  ["2026-12-10", false],
  ["2999-01-01", false],
])("isBornBy(%s) returns %s on 2026-12-09", (day, expected) => {
  expect(isBornBy(day, Date.parse("2026-12-09T23:59:59Z"))).toBe(expected);
});
