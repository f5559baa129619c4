import { bankSchema, isIban } from "./bank";

it.each(["DE89 3704 0044 0532 0130 00", "GB82 WEST 1234 5698 7654 32", "gb82west12345698765432"])(
  "accepts the IBAN %s",
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

it.each(["DE89 3704 0044 0532 0130 01", "DE98 3704 0044 0532 0130 00", "DE89", "", "0089 3704 0044 0532 0130 00"])(
  'refuses the IBAN "%s"',
  (iban) => {
    expect(isIban(iban)).toBe(false);
  },
);

it("checks the number in a line that starts with IBAN, accepts other account details and refuses HTML", () => {
  const accepts = (text: string) => bankSchema.safeParse({ holder: "Example Inc.", lines: [text] }).success;
  expect(accepts("IBAN DE89 3704 0044 0532 0130 00")).toBe(true);
  expect(accepts("IBAN: DE89 3704 0044 0532 0130 01")).toBe(false);
  expect(accepts("Institution 003, transit 12345, account 1234567")).toBe(true);
  expect(accepts("<b>")).toBe(false);
});
