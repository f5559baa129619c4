import { currencyFor } from "./price";
import { soldCurrency } from "./request-schema";

beforeAll(() => {
  process.env.FIRM_PROFILE = "uk";
});

it("a British firm sells in pounds and euros, and refuses Canadian dollars", () => {
  expect(["GBP", "EUR", "CAD"].map((code) => soldCurrency.safeParse(code).success)).toEqual([true, true, false]);
  expect([currencyFor("en"), currencyFor("de"), currencyFor("en", "CAD")]).toEqual(["GBP", "EUR", "GBP"]);
});
