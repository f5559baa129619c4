import fc from "fast-check";

import { readText } from "@/lib/transfers/read-text";

import { amountText, numberText } from "./fact-texts";
import { typedAmounts } from "./typed-amount";

const locales = ["en", "de", "fr-CA"] as const;
const amounts = fc
  .tuple(fc.bigInt({ min: BigInt(1), max: BigInt(999_999_999) }), fc.constantFrom("", ".00", ".5", ".123", ".00000001"))
  .map(([whole, decimals]) => `${whole}${decimals}`);

it.each([
  ["9,800.00", ["9800.00"]],
  ["9.800,00", ["9800.00"]],
  ["9 800,00", ["9800.00"]],
  ["9\u202f800,5", ["9800.5"]],
  ["9’800.00", ["9800.00"]],
  ["1.234.567", ["1234567"]],
  ["9800", ["9800"]],
  ["0,5", ["0.5"]],
  ["1.234", ["1.234", "1234"]],
  ["1,234", ["1234", "1.234"]],
])("reads %s as %j", (typed, meanings) => {
  expect(typedAmounts(typed)).toEqual(meanings);
});

it.each(["", "0", "9 80", "9,800.00 EUR", "1,2,3", "1.2.3,4", "-5", "1e5", "ten", "9".repeat(13)])(
  "reads no amount in %j",
  (typed) => {
    expect(typedAmounts(typed)).toEqual([]);
  },
);

it.each(locales)("reads what the table shows in %s, and nothing else unless it asks", (locale) => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(typedAmounts(numberText(amount, locale)).map(Number)).toContain(Number(amount));
    }),
  );
});

it.each(locales)(
  "what the table shows in %s is read as the same amount, or asked about, in a pasted text",
  (locale) => {
    const reader = { locale: locale === "en" ? "en-CA" : locale, country: "ca", today: "2026-03-20" };
    fc.assert(
      fc.property(amounts, fc.constantFrom("EUR", "BTC"), (amount, asset) => {
        const shown = amountText({ amount, asset }, locale) ?? "";
        const [found] = readText(`2026-03-14 transfer to Smith ${shown}`, reader).found;
        const read = found?.transfer.amount ?? null;
        expect(read === null || Number(read) === Number(amount)).toBe(true);
        expect(found?.transfer.asset).toBe(asset);
      }),
    );
  },
);
