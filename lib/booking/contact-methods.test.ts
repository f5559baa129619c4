import { methodForQuestions, wayForQuestions } from "./contact-methods";

it.each(["email", "phone", "text"])("uses the preferred contact method if it is safe: %s", (preferredContact) => {
  expect(methodForQuestions({ preferredContact, safeContact: ["discreet", "no-voicemail"] })).toBe(preferredContact);
});

it.each([
  ["phone", "email-only"],
  ["text", "email-only"],
  ["text", "no-texts"],
])("ignores the preferred method %s if the safe-contact instruction is %s", (preferredContact, instruction) => {
  expect(methodForQuestions({ preferredContact, safeContact: [instruction] })).toBe("email");
  expect(wayForQuestions({ preferredContact, safeContact: [instruction] })).toBe("emailInstead");
});

it("does not present email as a replacement to a client who prefers email", () => {
  expect(wayForQuestions({ preferredContact: "email", safeContact: ["email-only"] })).toBe("email");
});
