import { contactFormSchema, readContactForm } from "../contact/schema";

import { readSafeContact, safeContactSchema, toSafeContact } from "./instructions";
import { isInstructed } from "./names";

it("reads a form's checkboxes and note, and treats empty fields as unanswered", () => {
  expect(readSafeContact({ noVoicemail: "true", emailOnly: "on", safeContactNote: " " })).toEqual({
    noVoicemail: true,
    emailOnly: true,
    safeContactNote: undefined,
  });
  expect(toSafeContact({ discreet: true, safeContactNote: "After six" })).toMatchObject({
    discreet: true,
    note: "After six",
  });
  expect(toSafeContact({})).toBeUndefined();
});

it("moves a form's safe-contact instructions into the field `safeContact`", () => {
  const form = new FormData();
  const fields = {
    firstName: "Margaret",
    lastName: "Sample",
    email: "m@example.org",
    subject: "A subject",
    message: "Three transfers in October.",
    consent: "true",
    noTexts: "true",
    safeContactNote: "After six",
  };
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  const parsed = contactFormSchema.parse(readContactForm(form));
  expect(parsed.safeContact).toMatchObject({ noTexts: true, note: "After six" });
  expect(parsed).not.toHaveProperty("noTexts");
});

it.each([
  ["a seed phrase", `${"abandon ".repeat(11)}about`, "secretFound"],
  ["a hex string that may be a key", "9f".repeat(32), "secretFound"],
  ["more than 200 characters", "a".repeat(201), "safeContactTooLong"],
])("refuses a safe-contact note with %s", (_what, note, code) => {
  expect(safeContactSchema.safeParse({ note }).error?.issues.map(({ message }) => message)).toEqual([code]);
});

it("tells whether the stored codes include the code of the given safe-contact instruction", () => {
  expect([isInstructed(["no-voicemail"], "noVoicemail"), isInstructed(["no-voicemail"], "discreet")]).toEqual([
    true,
    false,
  ]);
});
