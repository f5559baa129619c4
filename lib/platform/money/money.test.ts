import { formatMoney, isCurrency, isFree } from "./money";

/** Replaces no-break spaces with plain spaces. Intl uses two kinds of no-break space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("formatMoney", () => {
  it.each([
    [13_000, "CAD", "en", "$130 CAD"],
    [13_000, "CAD", "en-CA", "$130 CAD"],
    [13_000, "CAD", "de", "130 CAD"],
    [13_000, "CAD", "fr-CA", "130 $ CA"],
    [35_000, "GBP", "en", "£350"],
    [35_000, "GBP", "de", "350 £"],
    [35_000, "GBP", "fr-CA", "350 £"],
    [40_000, "EUR", "en", "€400"],
    [40_000, "EUR", "de", "400 €"],
    [40_000, "EUR", "fr-CA", "400 €"],
  ] as const)("writes %i minor units of %s in %s as %s", (minor, currency, locale, expected) => {
    expect(plain(formatMoney(minor, currency, locale))).toBe(expected);
  });

  it("shows cents only if the amount has cents, and groups thousands", () => {
    expect(plain(formatMoney(123_450, "CAD", "en"))).toBe("$1,234.50 CAD");
    expect(plain(formatMoney(123_450, "EUR", "de"))).toBe("1.234,50 €");
    expect(plain(formatMoney(123_450, "CAD", "fr-CA"))).toBe("1 234,50 $ CA");
  });

  it("uses no-break spaces, so that the amount and the currency stay on one line", () => {
    for (const currency of ["CAD", "GBP", "EUR"] as const) {
      for (const locale of ["en", "de", "fr-CA"]) expect(formatMoney(13_000, currency, locale)).not.toContain(" ");
    }
  });
});

it("recognises free prices", () => {
  expect(isFree(0)).toBe(true);
  expect(isFree(1)).toBe(false);
});

it("recognises only the currencies of the price book, and only in capital letters", () => {
  expect(isCurrency("GBP")).toBe(true);
  expect(isCurrency("gbp")).toBe(false);
  expect(isCurrency("USD")).toBe(false);
  expect(isCurrency(undefined)).toBe(false);
});
