import { detailsSchema } from "@/lib/booking/schema";

import { toInput } from "./details-values";
import type { DetailsValues } from "./details-values";

const filled: DetailsValues = {
  firstName: "Margaret",
  lastName: "Kowalchuk",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  dateOfBirth: "",
  preferredContactMethod: "phone",
  isNewClient: "true",
  meetingMode: null,
  noVoicemail: false,
  noTexts: false,
  emailOnly: false,
  discreet: false,
  safeContactNote: "",
  additionalNotes: "  ",
  hashesConfirmed: false,
  privacyConsent: "true",
};

describe("toInput", () => {
  it("gives the schema what it accepts, with nothing for what was left empty", () => {
    expect(detailsSchema.parse(toInput(filled))).toEqual({
      firstName: "Margaret",
      lastName: "Kowalchuk",
      email: "margaret@example.org",
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      isNewClient: true,
      privacyConsent: true,
    });
  });

  it("reads an unanswered question as none, not as no", () => {
    expect(toInput({ ...filled, isNewClient: null, privacyConsent: false })).toMatchObject({
      isNewClient: undefined,
      privacyConsent: undefined,
    });
  });
});
