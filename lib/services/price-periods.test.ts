import { nextPriceDay, nextPriceDays, pricesOn } from "./price-periods";
import type { PricePeriod } from "./price-periods";

const price = (changes: Partial<PricePeriod>): PricePeriod => ({
  currency: "CAD",
  kind: "initial",
  validFrom: "2000-01-01",
  amountMinor: 13_000,
  ...changes,
});

const book = [
  price({ validFrom: "2027-01-01", amountMinor: 14_000 }),
  price({}),
  price({ kind: "follow_up", amountMinor: 11_000 }),
  price({ kind: "follow_up", validFrom: "2027-03-01", amountMinor: null }),
  price({ currency: "EUR", validFrom: "2027-02-01", amountMinor: 75_000 }),
];

it.each([
  ["2026-12-31", { CAD: { initialMinor: 13_000, followUpMinor: 11_000 } }],
  ["2027-01-01", { CAD: { initialMinor: 14_000, followUpMinor: 11_000 } }],
  [
    "2027-02-28",
    { CAD: { initialMinor: 14_000, followUpMinor: 11_000 }, EUR: { initialMinor: 75_000, followUpMinor: null } },
  ],
  [
    "2027-03-01",
    { CAD: { initialMinor: 14_000, followUpMinor: null }, EUR: { initialMinor: 75_000, followUpMinor: null } },
  ],
  ["1999-12-31", {}],
] as const)("finds the prices that hold on %s", (day, prices) => expect(pricesOn(book, day)).toEqual(prices));

it("finds no price in a currency that has only a follow-up price", () => {
  expect(pricesOn([price({ kind: "follow_up" })], "2027-01-01")).toEqual({});
});

it("finds the next day on which a price begins", () => {
  expect(nextPriceDay(book, "2026-06-01")).toBe("2027-01-01");
  expect(nextPriceDay(book, "2027-01-01")).toBe("2027-02-01");
  expect(nextPriceDay(book, "2027-03-01")).toBeUndefined();
});

it("finds the next day on which a price begins in each currency", () => {
  expect(nextPriceDays(book, "2026-06-01")).toEqual({ CAD: "2027-01-01", EUR: "2027-02-01" });
  expect(nextPriceDays(book, "2027-02-01")).toEqual({ CAD: "2027-03-01" });
});
