import { companyParticulars } from "./company";
import { readRates, rateOf } from "./exchange-rates";
import { framedEmail } from "./email-frame";
import { factsUk } from "./profiles/facts-uk";
import { toFirm } from "./settings";
import { clearFirm } from "./settings-snapshot";

beforeAll(() => {
  process.env.FIRM_PROFILE = "uk";
});
afterAll(clearFirm);

it.each([
  ["Companies House 01234567", "Registered in England and Wales. Company number 01234567"],
  ["Companies House SC123456", "Registered in Scotland. Company number SC123456"],
  ["Companies House, NI123456", "Registered in Northern Ireland. Company number NI123456"],
  ["FCA 123456", undefined],
])("finds the particulars in %s", (register, expected) => {
  expect(companyParticulars({ registers: [register] }, "en")).toBe(expected);
});

it("puts the particulars into every email, but not into a discreet one", () => {
  Object.assign(globalThis, { firmSnapshot: toFirm(factsUk, { version: 2, isSample: true }) });
  const email = {
    to: "a@example.org",
    fromName: "A",
    locale: "en",
    subject: "S",
    title: "T",
    blocks: [],
    demoNotice: "",
  } as const;
  expect(framedEmail(email).text).toContain("Registered in England and Wales. Company number 00000000");
  expect(framedEmail({ ...email, isDiscreet: true }).text).not.toContain("Company number");
});

it("reads the rates of currencies, and uses the latest", () => {
  const rates = readRates("EUR 0.85 2026-10-01; EUR 0.8571 2026-11-01")?.exchangeRates ?? [];
  expect(rateOf("EUR", rates)?.rate).toBe(0.8571);
  expect(rateOf("CAD", rates)).toBeUndefined();
  expect(readRates("EUR 0,85 2026-10-01")).toBeUndefined();
});
