import { messagesFor } from "./messages";
import { fieldMessage } from "./translator";
import { fieldText, plainTexts } from "../forms/field-text";

it.each([
  ["en", "phoneInvalid:#", "Please enter a valid phone number. It cannot contain “#”."],
  ["en", "phoneTooShort:7", "Phone number must be at least 10 digits. This one has 7."],
  ["de", "phoneTooShort:7", "Die Telefonnummer muss mindestens 10 Ziffern haben. Diese hat 7."],
  ["en", "phoneInvalid", "Please enter a valid phone number"],
] as const)("names the wrong value in %s: %s", (locale, code, text) => {
  expect(fieldMessage(locale, code)).toBe(text);
});

it("inserts the value as it is, also if it has a meaning in a pattern", () => {
  expect(fieldText("phoneInvalid:$&", plainTexts(messagesFor("en").fields))).toContain("“$&”");
});
