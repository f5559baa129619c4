import fc from "fast-check";

import { assetDecimals, decimalsOf, editableAmount, formatAmount, readAmount } from "./amount";

const read = (typed: string, locale: "en" | "de" | "fr-CA", code = "CAD") => {
  const reading = readAmount(typed, { locale, decimals: decimalsOf(code) });
  return "amount" in reading ? reading.amount : reading.refused;
};

it("shows every digit of an amount, with the separators of the reader's language", () => {
  expect(formatAmount("1240", "CAD", "en")).toBe("CAD\u00a01,240.00");
  expect(formatAmount("1240.5", "EUR", "de")).toBe("1.240,50\u00a0EUR");
  expect(formatAmount("12500.5", "CAD", "fr-CA")).toBe("12\u00a0500,50\u00a0CAD");
  expect(formatAmount("123456789012.123456789012345678", "ETH", "en")).toBe(
    "ETH\u00a0123,456,789,012.123456789012345678",
  );
  expect(formatAmount("3", "BTC", "en")).toBe("BTC\u00a03");
  expect(formatAmount("1200", "JPY", "en")).toBe("JPY\u00a01,200");
});

it.each([
  ["12,500", "en", "12500"],
  ["12.500", "de", "12500"],
  ["12,500.50", "en", "12500.50"],
  ["12.500,50", "en", "12500.50"],
  ["12,500.50", "de", "12500.50"],
  ["12 500,50", "fr-CA", "12500.50"],
  ["12\u00a0500,50", "en", "12500.50"],
  ["12\u202f500,50", "de", "12500.50"],
  ["12’500.50", "en", "12500.50"],
  ["12.50", "de", "12.50"],
  ["12,50", "en", "12.50"],
  ["1,234,567", "de", "1234567"],
  ["0012", "en", "12"],
] as const)("reads %s in %s as %s", (typed, locale, amount) => expect(read(typed, locale)).toBe(amount));

it("refuses an amount that could mean two numbers, unless one is valid in the given language and currency", () => {
  expect(read("12.500", "en")).toBe("amountAmbiguous");
  expect(read("12,500", "de")).toBe("amountAmbiguous");
  expect(read("12.500", "fr-CA")).toBe("amountAmbiguous");
  expect(read("12.500", "fr-CA", "BTC")).toBe("amountAmbiguous");
});

it("refuses text that is not an amount, and an amount with more decimals than its currency has", () => {
  for (const typed of ["", "abc", "1,23,456", "12,5000,00", "-1", "1e5", "12,50.5", "1.2.3"])
    expect(read(typed, "en")).toBe("amountInvalid");
  expect(read("12.505", "en", "CAD")).toBe("amountAmbiguous");
  expect(read("12.5055", "en", "CAD")).toBe("amountTooPrecise");
  expect(read("1200.50", "en", "JPY")).toBe("currencyHasNoDecimals");
});

it("keeps the decimals of crypto assets", () => {
  expect(read("0.00012345", "en", "BTC")).toBe("0.00012345");
  expect(read("0,00012345", "de", "BTC")).toBe("0.00012345");
  expect(read("1.125", "en", "BTC")).toBe("1.125");
});

it("reads every amount that a page shows in a text or in a field", () => {
  const digits = fc.stringMatching(/^(?:0|[1-9]\d{0,11})(?:\.\d{0,17}[1-9])?$/);
  fc.assert(
    fc.property(
      fc.constantFrom("en" as const, "de" as const, "fr-CA" as const),
      fc.constantFrom("CAD", "EUR", "JPY", "BTC"),
      digits,
      (locale, code, exact) => {
        const [whole = "0", fraction = ""] = exact.split(".");
        const kept = fraction.slice(0, Math.min(decimalsOf(code), assetDecimals));
        const amount = kept === "" ? whole : `${whole}.${kept}`;
        const printed = formatAmount(amount, code, locale).replace(code, "");
        for (const text of [printed, editableAmount(amount, locale)]) {
          const back = read(text, locale, code);
          const trimmed = (number: string) =>
            number.includes(".") ? number.replace(/(?:\.|(?<=[1-9]))0+$/, "") : number;
          expect(trimmed(back)).toBe(trimmed(amount));
        }
      },
    ),
  );
});
