import { toFirm } from "@/lib/firm/settings";
import { initialFacts } from "@/lib/firm/settings-initial";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { readCurrencies } from "@/lib/firm/sold-currencies";

import { currencyFor } from "./price";
import { soldCurrency } from "./request-schema";

afterEach(clearFirm);

describe("the currencies of the Canadian profile", () => {
  it.each(["CAD", "EUR"])("include %s", (code) => expect(soldCurrency.safeParse(code).success).toBe(true));

  it.each(["GBP", "USD"])("leave out %s", (code) => {
    expect(soldCurrency.safeParse(code).error?.issues[0]?.message).toBe("unknownCurrency");
  });

  it("are replaced by those of the firm's record", () => {
    const facts = { ...initialFacts(), ...readCurrencies("GBP, CAD") };
    Object.assign(globalThis, { firmSnapshot: toFirm(facts, { version: 2, isSample: true }) });
    expect(soldCurrency.safeParse("GBP").success).toBe(true);
    expect(currencyFor("de")).toBe("CAD");
  });
});

it("a currency that is no longer sold becomes the default of the language", () => {
  expect(currencyFor("en", "GBP")).toBe("CAD");
  expect(currencyFor("de", "GBP")).toBe("EUR");
  expect(currencyFor("de", "CAD")).toBe("CAD");
});

it("firm:set refuses an unknown currency", () => expect(readCurrencies("CAD, USD")).toBeUndefined());
