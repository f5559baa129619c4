import { formatPhone, searchedDigits } from "./phone";

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
