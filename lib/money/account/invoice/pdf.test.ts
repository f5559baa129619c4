import { factsUk } from "@/lib/firm/profiles/facts-uk";
import { toFirm } from "@/lib/firm/settings";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { IssuedInvoice } from "../queries/document";
import { invoiceParts } from "./pdf";
import { currentSeller, sterlingRate } from "./seller";

process.env.FIRM_PROFILE = "uk";

beforeAll(() => {
  const address = { street: "100 Sample Street", locality: "London", region: null, postalCode: "EC1A 1BB" };
  const facts = { ...factsUk, postalAddress: { ...address, country: "GB" as const } };
  Object.assign(globalThis, { firmSnapshot: toFirm(facts, { version: 2, isSample: false }) });
});
afterAll(clearFirm);

const noBreak = "\u00a0";

function partsOf(locale: Locale, change: Partial<IssuedInvoice> = {}) {
  const parts = invoiceParts({
    kind: "invoice",
    number: "2027-0001",
    corrects: null,
    correctedOn: null,
    currency: "EUR",
    locale,
    createdAt: 0,
    netMinor: 54_167,
    taxMinor: 10_833,
    totalMinor: 65_000,
    issuedOn: "2027-03-01",
    dueOn: "2027-03-15",
    ...change,
    content: {
      seller: currentSeller(locale),
      buyer: { name: "Zora Beispiel", email: null },
      service: "Beratung",
      bookingReference: "FRS-1",
      serviceDay: "2027-03-20",
      taxRatePercent: 20,
      taxWording: "Prices include VAT.",
      sterling: sterlingRate("EUR"),
      note: null,
      isSample: false,
    },
  });
  return new Map(parts.flatMap((part) => (part.kind === "facts" ? part.facts : [])).map((fact) => [fact.term, fact]));
}

describe("an invoice of a British firm", () => {
  it("names the company's number, the part of the country, and the registered office with its postcode", () => {
    const facts = partsOf("en");
    expect(facts.get("Registers")?.value).toBe("Registered in England and Wales. Company number 00000000");
    expect(facts.get("Registered office")?.value).toBe("100 Sample Street\nLondon\nEC1A 1BB\nUnited Kingdom");
    expect(facts.get("VAT number")?.value).toBe("GB 000 0000 00");
    expect(partsOf("de").get("USt-IdNr.")?.value).toBe("GB 000 0000 00");
  });

  it("shows all amounts with two decimals and aligned at the right, and the tax in sterling", () => {
    const facts = partsOf("en");
    expect(facts.get("VAT (20%)")).toMatchObject({ value: "€108.33", isAmount: true });
    expect(facts.get("Total")).toMatchObject({ value: "€650.00", isAmount: true });
    expect(facts.get("VAT in sterling")?.value).toBe("£92.08 (1 EUR = 0.85 GBP, 1 January 2026)");
  });

  it("keeps the parts of the phone number on one line", () => {
    expect(partsOf("en").get("Contact")?.value).toContain(`+44${noBreak}20${noBreak}7946${noBreak}0100`);
  });

  it("gives a credit note its own date and the date of its invoice", () => {
    const facts = partsOf("de", { kind: "credit_note", corrects: "2027-0001", correctedOn: "2027-02-01", dueOn: null });
    expect(facts.get("Datum der Rechnungskorrektur")?.value).toBe("1. März 2027");
    expect(facts.get("Rechnungsdatum")?.value).toBe("1. Februar 2027");
  });

  it("gives the XML the town and the postcode of the registered office", () => {
    expect(currentSeller("de").postal).toEqual({
      street: "100 Sample Street",
      postcode: "EC1A 1BB",
      town: "London",
      country: "GB",
    });
  });
});
