import { formatPhone } from "./phone";

it.each([
  ["4165550123", "CA", "+1 416 555 0123"],
  ["(416) 555-0123", "CA", "+1 416 555 0123"],
  ["020 7946 0018", "GB", "+44 20 7946 0018"],
  ["+49 30 1234567", "CA", "+49 30 1234567"],
  ["+33199001234", "CA", "+33 1 99 00 12 34"],
] as const)("formats %s, typed for the country %s, as %s", (typed, country, written) => {
  expect(formatPhone(typed, country)).toBe(written);
});

it("does not change a text that is not a possible phone number", () => {
  expect(formatPhone("999999999999999", "CA")).toBe("999999999999999");
});
