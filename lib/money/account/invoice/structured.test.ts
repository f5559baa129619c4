import { execFileSync } from "node:child_process";

import { extractXml } from "@stackforge-eu/factur-x";

import type { IssuedInvoice } from "../queries/document";
import { invoicePdf } from "./pdf";
import { structuredInvoice } from "./structured";

const content: IssuedInvoice["content"] = {
  seller: {
    legalName: "Recovery & Sons Ltd",
    tradingName: "Recovery",
    legalForm: "Ltd",
    representatives: "A. Sample",
    address: ["1 Road", "London"],
    registers: [],
    businessNumber: "01234567",
    taxNumber: "GB 123 4567 89",
    postal: { street: "1 Road", postcode: "EC1A 1AA", town: "London", country: "GB" },
    email: "office@example.com",
    phone: "+44 20 7946 0000",
  },
  buyer: {
    name: "Zora <Beispiel>",
    email: null,
    address: { street: "Hauptstraße 6", postcode: "84107", town: "Weihmichl", country: "DE" },
  },
  service: "Beratung",
  bookingReference: "FRS-1",
  serviceDay: "2027-03-20",
  taxRatePercent: 20,
  taxWording: "Alle Preise enthalten 20 % Steuer.",
  note: null,
  isSample: false,
};

const invoice: IssuedInvoice = {
  kind: "invoice",
  number: "2027-0001",
  corrects: null,
  correctedOn: null,
  currency: "EUR",
  locale: "de",
  createdAt: 0,
  netMinor: 29_167,
  taxMinor: 5_833,
  totalMinor: 35_000,
  issuedOn: "2027-03-01",
  dueOn: "2027-03-15",
  content,
};

const sterling = { rate: 0.8571, on: "2027-02-01" };

const creditNote: IssuedInvoice = {
  ...invoice,
  kind: "credit_note",
  number: "C2027-0001",
  corrects: "2027-0001",
  dueOn: null,
  content: { ...content, note: "Termin abgesagt" },
};

const withNumbers = (taxNumber: string | null, businessNumber: string | null) => ({
  ...content,
  seller: { ...content.seller, taxNumber, businessNumber },
});
const canadian = withNumbers("00000 0000 RT0001", "123456-7");

/** Validates the XML in a separate process, because Jest cannot import the validator, a WebAssembly ES module. */
const schemaErrors = (xml: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { validateXsd, Profile } from "@stackforge-eu/factur-x";
         import { text } from "node:stream/consumers";
         const { errors } = await validateXsd(await text(process.stdin), Profile.EN16931);
         console.log(JSON.stringify(errors));`,
      ],
      { input: xml, encoding: "utf8" },
    ),
  );

const valueOf = (xml: string | undefined, name: string) => xml?.match(new RegExp(`<ram:${name}[^>]*>([^<]*)`))?.[1];

test.each([
  ["an invoice", invoice],
  ["a paid invoice", { ...invoice, content: { ...content, isPaid: true } }],
  ["an invoice of a firm without a VAT number", { ...invoice, content: canadian }],
  ["a credit note", creditNote],
  ["an invoice with the tax in sterling", { ...invoice, content: { ...content, sterling } }],
])("the XML of %s follows the schema of EN 16931", (_name, document) => {
  const xml = structuredInvoice(document) ?? "";
  expect(schemaErrors(xml)).toEqual([]);
  expect(xml).toContain("urn:cen.eu:en16931:2017");
  expect(valueOf(xml, "LineTotalAmount")).toBe("291.67");
  expect(valueOf(xml, "TaxTotalAmount")).toBe("58.33");
  expect(valueOf(xml, "GrandTotalAmount")).toBe("350.00");
});

test("the XML repeats the tax in sterling beside the tax in the currency of the invoice", () => {
  const xml = structuredInvoice({ ...invoice, content: { ...content, sterling } });
  expect(valueOf(xml, "TaxCurrencyCode")).toBe("GBP");
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="GBP">49.99</ram:TaxTotalAmount>');
});

test("the schema validator finds a missing amount", () => {
  const xml = structuredInvoice(invoice) ?? "";
  expect(schemaErrors(xml.replace(/<ram:DuePayableAmount>.*<\/ram:DuePayableAmount>/, ""))).not.toEqual([]);
});

test("the XML contains the amount that is still owed", () => {
  expect(valueOf(structuredInvoice(invoice), "DuePayableAmount")).toBe("350.00");
  expect(valueOf(structuredInvoice({ ...invoice, content: { ...content, isPaid: true } }), "DuePayableAmount")).toBe(
    "0.00",
  );
  expect(valueOf(structuredInvoice(creditNote), "DuePayableAmount")).toBe("0.00");
});

test("a VAT number has the scheme VA, and any other tax number has the scheme FC", () => {
  expect(structuredInvoice(invoice)).toContain('<ram:ID schemeID="VA">GB123456789</ram:ID>');
  expect(structuredInvoice({ ...invoice, content: canadian })).toContain(
    '<ram:ID schemeID="FC">000000000RT0001</ram:ID>',
  );
});

test.each([
  ["DE 123456789", "VA"],
  ["EL123456789", "VA"],
  ["XI123456789", "VA"],
  ["HST 123456789", "FC"],
])("the tax number %s has the scheme %s", (taxNumber, scheme) => {
  const xml = structuredInvoice({ ...invoice, content: withNumbers(taxNumber, "01234567") });
  expect(xml).toContain(`<ram:ID schemeID="${scheme}">${taxNumber.replaceAll(" ", "")}</ram:ID>`);
});

test("the XML of a sample invoice says that it is a sample", () => {
  expect(structuredInvoice({ ...invoice, content: { ...content, isSample: true } })).toContain("Muster. Diese Firma");
});

test("a credit note refers to its invoice", () => {
  const xml = structuredInvoice(creditNote) ?? "";
  expect(xml).toContain("<ram:TypeCode>381</ram:TypeCode>");
  expect(xml).toMatch(/InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>2027-0001</);
});

test("the PDF of an invoice in German contains the XML, and rendering the PDF again gives the same file", async () => {
  const pdf = await invoicePdf(invoice);
  expect(await extractXml(pdf)).toMatchObject({ filename: "factur-x.xml", xml: structuredInvoice(invoice) });
  const text = pdf.toString("latin1");
  expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(text).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
  expect((await invoicePdf(invoice)).equals(pdf)).toBe(true);
});

test.each([
  ["without the buyer's address", { ...invoice, content: { ...content, buyer: { name: "Zora", email: null } } }],
  ["in a language other than German", { ...invoice, locale: "en" as const }],
  // EN 16931, BR-S-02 and BR-Z-02.
  ["without a tax number", { ...invoice, content: withNumbers(null, "01234567") }],
  ["without a tax number at 0 %", { ...invoice, content: { ...withNumbers(null, "01234567"), taxRatePercent: 0 } }],
  // EN 16931, BR-CO-26.
  [
    "of a seller without a VAT number and a business number",
    { ...invoice, content: withNumbers("00000 RT0001", null) },
  ],
])("an invoice %s has no embedded XML", async (_name, document) => {
  expect(structuredInvoice(document)).toBeUndefined();
  await expect(extractXml(await invoicePdf(document))).rejects.toThrow();
});
