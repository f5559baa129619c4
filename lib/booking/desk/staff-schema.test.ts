import { parseInput } from "@/lib/platform/parse/parse-input";

import { contactSchema, readContactForm, readStaffForm, staffCancelSchema } from "./staff-schema";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const typed = {
  reference: "FRS-7K2M-4Q93",
  version: "3",
  phone: "+1 604 555 0123",
  email: "zoe@example.org",
  preferredContact: "phone",
  noTexts: "true",
};

it("reads the contact details that staff typed", () => {
  expect(parseInput(contactSchema, readContactForm(formOf(typed)))).toMatchObject({
    ok: true,
    value: { version: 3, phone: "+1 604 555 0123", noTexts: true, email: "zoe@example.org" },
  });
});

it("uses the stored value of a field if staff chose the stored value after a conflict", () => {
  const form = formOf({
    ...typed,
    "theirs.phone": "+1 604 555 0199",
    "choice.phone": "theirs",
    "theirs.email": "other@example.org",
    "choice.email": "mine",
    "theirs.noVoicemail": "true",
    "theirs.discreet": "true",
    "choice.safeContact": "theirs",
  });
  const parsed = parseInput(contactSchema, readContactForm(form));
  expect(parsed).toMatchObject({
    value: { phone: "+1 604 555 0199", email: "zoe@example.org", noVoicemail: true, discreet: true },
  });
  expect(parsed).not.toMatchObject({ value: { noTexts: true } });
});

it("treats an empty message to the client as no message, and refuses a message that contains a wallet's secret", () => {
  const cancel = { reference: "FRS-7K2M-4Q93", version: "1", reason: "Adviser ill", message: " " };
  expect(parseInput(staffCancelSchema, readStaffForm(formOf(cancel)))).toMatchObject({
    value: { message: undefined, emailsClient: false },
  });
  const seed = "abandon ability able about above absent absorb abstract absurd abuse access accident";
  expect(parseInput(staffCancelSchema, readStaffForm(formOf({ ...cancel, message: seed })))).toMatchObject({
    codes: { message: ["secretFound"] },
  });
});
