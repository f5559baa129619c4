import { checkCancelForm, checkDetailsForm, checkFindForm } from "./form-checks";
import { detailsSchema, readDetailsForm } from "./schema";

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

describe("readDetailsForm", () => {
  it("gives the schema what it accepts, and nothing for fields that were left empty", () => {
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

  it("reads an unanswered question as no answer, not as a no", () => {
    const { isNewClient: _, privacyConsent: __, ...unanswered } = filled;
    expect(readDetailsForm(formOf(unanswered))).toMatchObject({ isNewClient: undefined, privacyConsent: false });
  });
});

describe("checkDetailsForm", () => {
  it("accepts what the server accepts", () => {
    expect(checkDetailsForm(formOf({ ...filled, dateOfBirth: "1950-02-28" }), now)).toEqual({});
  });

  it("refuses a date of birth in the future", () => {
    expect(checkDetailsForm(formOf({ ...filled, dateOfBirth: "2999-01-01" }), now)).toEqual({
      dateOfBirth: ["dateOfBirthInvalid"],
    });
  });

  it("refuses consent that is missing", () => {
    const { privacyConsent: _, ...unticked } = filled;
    expect(checkDetailsForm(formOf(unticked), now)).toEqual({ privacyConsent: ["privacyRequired"] });
  });
});

it("refuses a reason for cancelling that is too long", () => {
  expect(checkCancelForm(formOf({ token: "t", reason: "" }))).toEqual({});
  expect(checkCancelForm(formOf({ token: "t", reason: "a".repeat(501) }))).toEqual({ reason: ["reasonTooLong"] });
});

it("refuses an address that is none in the form that finds bookings", () => {
  expect(checkFindForm(formOf({ email: "margaret@example.org", website: "" }))).toEqual({});
  expect(checkFindForm(formOf({ email: "margaret", website: "" }))).toEqual({ email: ["emailInvalid"] });
});
