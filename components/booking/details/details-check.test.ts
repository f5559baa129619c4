import { checkDetails } from "./details-check";

const values = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  preferredContactMethod: "phone",
  isNewClient: "true",
  hashesConfirmed: false,
  meetingMode: null,
  noVoicemail: false,
  noTexts: false,
  emailOnly: false,
  discreet: false,
  safeContactNote: "",
  additionalNotes: "",
  privacyConsent: "on",
} as const;

const options = { fields: {}, shouldUseNativeValidation: false } as never;
const errorsOf = async (dateOfBirth: string) =>
  (await checkDetails({ ...values, dateOfBirth }, undefined, options)).errors;

it("finds a date of birth in the future in the browser", async () => {
  expect(await errorsOf("2999-01-01")).toMatchObject({ dateOfBirth: { message: "dateOfBirthInvalid" } });
  expect(await errorsOf("1950-02-28")).toEqual({});
});
