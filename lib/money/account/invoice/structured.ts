import { buildXml, DocumentTypeCode, Flavor, Profile, UnitCode, VatCategoryCode } from "@stackforge-eu/factur-x";
import type { AddressInput, TradePartyInput } from "@stackforge-eu/factur-x";

import { hasInvoiceIds, isVatNumber } from "@/lib/firm/tax-ids";
import { translatorFor } from "@/lib/platform/i18n/translator";

import type { IssuedInvoice } from "../queries/document";

/** The name of the XML file in an invoice's PDF. ZUGFeRD prescribes this name. */
export const structuredFileName = "factur-x.xml";

/**
 * Converts an invoice or credit note to XML for accounting programs: EN 16931 data in ZUGFeRD's CII syntax. Returns
 * undefined if the document is not in German, or if it lacks what EN 16931 requires: the postal address of the seller
 * or buyer (BR-8 to BR-11), or the seller's numbers.
 */
export function structuredInvoice(invoice: IssuedInvoice): string | undefined {
  const { kind, content, locale, currency, issuedOn, dueOn, corrects } = invoice;
  const { seller, buyer, taxRatePercent, sterling } = content;
  if (locale !== "de" || !seller.postal || !buyer.address || !hasInvoiceIds(seller)) return undefined;
  const [net, tax, total] = [major(invoice.netMinor), major(invoice.taxMinor), major(invoice.totalMinor)];
  const owed = kind === "invoice" && !content.isPaid ? total : 0;
  const vat = {
    category: taxRatePercent > 0 ? VatCategoryCode.STANDARD_RATE : VatCategoryCode.ZERO_RATED,
    rate: taxRatePercent,
  };
  const sample = content.isSample ? [translatorFor(locale, "payments.pdf")("sample")] : [];
  const notes = [...sample, content.taxWording, ...(content.note ? [content.note] : [])];
  const xml = buildXml(
    {
      document: {
        id: invoice.number,
        issueDate: issuedOn,
        typeCode: kind === "invoice" ? DocumentTypeCode.COMMERCIAL_INVOICE : DocumentTypeCode.CREDIT_NOTE,
        notes: notes.map((note) => ({ content: note })),
      },
      seller: {
        name: seller.legalName,
        address: addressOf(seller.postal),
        contact: { name: seller.tradingName, phone: seller.phone, email: seller.email },
        ...taxIds(seller),
      },
      buyer: { name: buyer.name, address: addressOf(buyer.address) },
      lines: [
        {
          id: "1",
          name: content.service,
          description: content.bookingReference,
          quantity: 1,
          unitCode: UnitCode.UNIT,
          unitPrice: net,
          lineTotal: net,
          vatCategoryCode: vat.category,
          vatRatePercent: vat.rate,
        },
      ],
      totals: {
        lineTotal: net,
        taxBasisTotal: net,
        taxTotal: tax,
        grandTotal: total,
        currency,
        ...(sterling && { taxCurrency: "GBP" }),
        prepaidAmount: total - owed,
        duePayableAmount: owed,
      },
      vatBreakdown: [{ categoryCode: vat.category, ratePercent: vat.rate, taxableAmount: net, taxAmount: tax }],
      delivery: { date: content.serviceDay },
      ...(dueOn && owed > 0 && { payment: { dueDate: dueOn } }),
      ...(corrects && { references: [{ id: corrects, type: "preceding" as const }] }),
    },
    Profile.EN16931,
    Flavor.ZUGFERD,
  );
  return sterling === undefined ? xml : withTaxInSterling(xml, Math.round(invoice.taxMinor * sterling.rate));
}

/** Adds the tax in sterling (BT-111), which BR-53 requires beside the tax currency. The library cannot write it. */
function withTaxInSterling(xml: string, minor: number): string {
  const total = `<ram:TaxTotalAmount currencyID="GBP">${major(minor).toFixed(2)}</ram:TaxTotalAmount>`;
  return xml.replace("</ram:TaxTotalAmount>", `</ram:TaxTotalAmount>${total}`);
}

/** Converts minor units to major units. Every currency of the firm has two decimals. */
const major = (minor: number) => minor / 100;

type Postal = {
  readonly street: string;
  readonly postcode: string | null;
  readonly town: string;
  readonly country: string;
};

const addressOf = ({ street, postcode, town, country }: Postal): AddressInput => ({
  line1: street,
  city: town,
  postalCode: postcode ?? "",
  country,
});

/**
 * Returns the tax number with its scheme, and the business number. A tax number that begins with a country code is a
 * VAT number (BR-CO-9).
 */
function taxIds({
  taxNumber,
  businessNumber,
}: {
  readonly taxNumber: string | null;
  readonly businessNumber: string | null;
}): Pick<TradePartyInput, "taxRegistrations" | "legalOrganization"> {
  const isVat = taxNumber !== null && isVatNumber(taxNumber);
  return {
    ...(taxNumber && { taxRegistrations: [{ id: taxNumber.replaceAll(" ", ""), schemeId: isVat ? "VA" : "FC" }] }),
    ...(businessNumber && { legalOrganization: { id: businessNumber } }),
  };
}

const properties = [
  ["DocumentType", "INVOICE", "The type of the document"],
  ["DocumentFileName", structuredFileName, "The name of the embedded file"],
  ["Version", "1.0", "The version of the data"],
  ["ConformanceLevel", "EN 16931", "The profile of the data"],
] as const;

/**
 * The XMP properties that describe the embedded data to programs that read the PDF. PDF/A requires a description of
 * each property.
 */
export const structuredMetadata = `
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
    ${properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join("\n    ")}
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>
        ${properties.map(describeProperty).join("\n        ")}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

function describeProperty([name, , description]: (typeof properties)[number]): string {
  return `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
}
