import { endingOf, formatPhone, formatStoredPhone, phoneRefusal, searchedDigits, toE164 } from "./phone";
import { phoneUrl } from "./phone-url";

it.each([
  ["4165550123", "CA", "+1 416 555 0123"],
  ["(416) 555-0123", "CA", "+1 416 555 0123"],
  ["020 7946 0018", "GB", "+44 20 7946 0018"],
  ["+49 30 1234567", "CA", "+49 30 1234567"],
  ["+33199001234", "CA", "+33 1 99 00 12 34"],
] as const)("formats %s with the default country %s as %s", (typed, country, written) => {
  expect(formatPhone(typed, country)).toBe(written);
});

it("does not change a text that is not a possible phone number", () => {
  expect(formatPhone("999999999999999", "CA")).toBe("999999999999999");
});

it.each([
  ["+44 (0)20 7946 0018", "079460018"],
  ["020/7946-0018", "079460018"],
  ["0018", "0018"],
  ["555 0142", "5550142"],
])('a search for "%s" finds the phone numbers that contain the digits %s', (text, digits) => {
  expect(searchedDigits(text)).toBe(digits);
});

it.each(["018", "7946 0018 ext"])('"%s" is not searched as a phone number', (text) => {
  expect(searchedDigits(text)).toBeUndefined();
});

it.each([
  ["0171/5551234", "DE", "+491715551234"],
  ["491715551234", "DE", "+491715551234"],
  ["491725555555", "DE", "+491725555555"],
  ["14165550123", "CA", "+14165550123"],
  ["0049 171 5551234", "CA", "+491715551234"],
  ["0049 171 5551234", undefined, "+491715551234"],
  ["416-555-0123 ext. 22", "CA", "+14165550123"],
  ["20 12 34 56", "DK", "+4520123456"],
  ["391 234 5678", "IT", "+393912345678"],
])("stores %s with the country %s as %s", (typed, country, stored) => {
  expect(toE164(typed, country)).toBe(stored);
});

it.each([
  ["20 12 34 56", "DK"],
  ["+376 312 345", undefined],
  ["+298 212345", "CA"],
  ["416 555 0123", "CA"],
  ["030 901820", "DE"],
])("accepts %s with the country %s", (typed, country) => {
  expect(phoneRefusal(typed, country)).toBeUndefined();
});

it.each([
  ["555 0142", undefined, "phoneTooShort:7"],
  ["555 0142", "CA", "phoneTooShort:8"],
  ["+1 555 01", "CA", "phoneTooShort:6"],
  ["1234567890123", "CA", undefined],
  ["123456789012345", "CA", "phoneTooLong:16"],
])("judges %s with the country %s: %s", (typed, country, refusal) => {
  expect(phoneRefusal(typed, country)).toBe(refusal);
});

it("keeps the extension in the link that calls the number", () => {
  expect(phoneUrl("+1 416 555 0123 ext. 22")).toBe("tel:+14165550123;ext=22");
  expect(phoneUrl("0049 171 5551234")).toBe("tel:+491715551234");
  expect(phoneUrl("0171/5551234")).toBe("tel:01715551234");
});

it("shows staff the extension, and ends a number with its own digits", () => {
  const typed = "+49 171/5551234 ext. 22";
  const shown = formatStoredPhone({ phone: typed, phoneE164: "+491715551234" });
  expect([shown, phoneUrl(shown)]).toEqual(["+49 171 5551234 ext. 22", "tel:+491715551234;ext=22"]);
  expect(formatStoredPhone({ phone: "416 555 0123", phoneE164: "+14165550123" })).toBe("+1 416 555 0123");
  expect(endingOf(typed)).toBe("1234");
});
