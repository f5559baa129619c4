import { readPhone } from "./phone-text";

it.each([
  ["0171/5551234", { digits: "01715551234", isInternational: false }],
  ["+49 171/5551234", { digits: "491715551234", isInternational: true }],
  ["0221 / 12 34 56", { digits: "0221123456" }],
  ["0049 171 5551234", { digits: "491715551234", isInternational: true }],
  ["+44 (0)20 7946 0018", { digits: "4402079460018" }],
  ["416-555-1234 ext. 22", { digits: "4165551234", extension: "22" }],
  ["416-555-1234x22", { digits: "4165551234", extension: "22" }],
  ["416 555 1234 #22", { digits: "4165551234", extension: "22" }],
  ["+14165551234;ext=22", { digits: "14165551234", extension: "22", isInternational: true }],
  ["416.555.1234, extension 1234567", { digits: "4165551234", extension: "1234567" }],
])("takes %s apart", (typed, parts) => {
  expect(readPhone(typed)).toMatchObject({ ...parts, wrong: undefined });
});

it.each([
  ["416 555 1234 ?", "?"],
  ["none", "n"],
  ["416 555 1234 ext. 12345678", "e"],
])("names the first character of %s that a phone number cannot contain", (typed, wrong) => {
  expect(readPhone(typed).wrong).toBe(wrong);
});
