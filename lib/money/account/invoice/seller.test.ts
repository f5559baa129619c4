import { factsUk } from "@/lib/firm/profiles/facts-uk";
import { toFirm } from "@/lib/firm/settings";
import { clearFirm } from "@/lib/firm/settings-snapshot";

import { currenciesWithoutRate, lacksRate, sterlingRate } from "./seller";

const { exchangeRates } = factsUk;

beforeAll(() => {
  process.env.FIRM_PROFILE = "uk";
});
afterEach(clearFirm);

function setRates(rates: typeof exchangeRates): void {
  Object.assign(globalThis, {
    firmSnapshot: toFirm({ ...factsUk, exchangeRates: rates }, { version: 2, isSample: true }),
  });
}

it("finds the currencies for which a British firm has entered no exchange rate", () => {
  setRates([]);
  expect(currenciesWithoutRate()).toEqual(["EUR"]);
  expect([lacksRate("EUR"), lacksRate("GBP")]).toEqual([true, false]);
});

it("finds none if the rate is entered", () => {
  setRates(exchangeRates);
  expect(currenciesWithoutRate()).toEqual([]);
  expect(sterlingRate("EUR")).toEqual({ rate: 0.85, on: "2026-01-01" });
});
