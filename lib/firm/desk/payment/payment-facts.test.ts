import { lastFourOf, masked } from "./payment-facts";

it("finds and hides the last four letters or digits of an account", () => {
  const bank = { holder: "Example", lines: ["IBAN DE89 3704 0044 0532 0130 00", "BIC COBADEFFXXX"] };
  expect(lastFourOf(bank)).toBe("3000");
  expect(masked(bank.lines[0] ?? "")).toBe("IBAN DE89 3704 0044 0532 01•• ••");
  expect(lastFourOf({ holder: "Example", lines: ["Account 12-34ab"] })).toBe("34AB");
  expect(masked("12")).toBe("••");
});
