import { loadLogoPng } from "@/lib/firm/loaders/logo";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { renderPdf } from "@/lib/platform/pdf/render";
import type { Fact, Part } from "@/lib/platform/pdf/draw";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";

import type { InvoiceAddress } from "./address";
import { structuredFileName, structuredInvoice, structuredMetadata } from "./structured";
import type { IssuedInvoice } from "../queries/document";
import { exactMoneyOf } from "../payment-texts";

/**
 * Renders an invoice or credit note as a PDF in the client's language. The content was stored when the document was
 * issued, so the PDF never changes. If the client gave a postal address, the PDF has all particulars that § 14 (4) of
 * the German UStG requires. Without an address, it has the particulars of a small invoice (§ 33 UStDV, up to 250 EUR).
 * If the document is in German and has both parties' postal addresses, the PDF also embeds the content as XML. The PDF
 * never shows the firm's bank account, so a PDF that shows a bank account is forged. Clients find the firm's account on
 * the page of their appointment.
 */
export async function invoicePdf(invoice: IssuedInvoice): Promise<Buffer> {
  const { kind, number, locale, content } = invoice;
  const t = translatorFor(locale, "payments.pdf");
  const title = t(`title.${kind}`, { number });
  const structured = structuredInvoice(invoice);
  return renderPdf({
    title,
    language: locale,
    createdAt: invoice.createdAt,
    header: content.seller.tradingName,
    logo: content.seller.logo === undefined ? undefined : await loadLogoPng(content.seller.logo),
    parts: invoiceParts(invoice),
    attachment: structured === undefined ? undefined : attachmentOf(structured, title),
    footer: (page, pages) => t("page", { number, page, pages }),
  });
}

/** Returns the parts of the PDF: the document's facts, the seller, the buyer, the service and the notes. */
export function invoiceParts(invoice: IssuedInvoice): readonly Part[] {
  const { kind, number, locale, content, corrects, dueOn } = invoice;
  const { seller, buyer } = content;
  const t = translatorFor(locale, "payments.pdf");
  const day = (each: Day) => formatCalendarDate(each, locale);
  const phone = seller.phone.replaceAll(" ", noBreak);
  const amount = (term: string, minor: number): Fact => ({
    term,
    value: exactMoneyOf(minor, invoice, locale),
    isAmount: true,
  });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const fact = (term: Parameters<typeof t>[0], value: string | null): Fact[] =>
    value ? [{ term: t(term), value }] : [];
  const facts = (...rows: readonly Fact[][]): Part => ({ kind: "facts", facts: rows.flat() });

  /** The tax in sterling, with the rate and its day. */
  function sterlingText({ rate, on }: NonNullable<typeof content.sterling>): string {
    const taxInSterling = exactMoneyOf(Math.round(invoice.taxMinor * rate), { currency: "GBP" }, locale);
    const { currency } = invoice;
    return t("sterlingValue", { amount: taxInSterling, currency, rate: numbers.format(rate), day: day(on as Day) });
  }

  return [
    ...(content.isSample ? [{ kind: "paragraph", text: t("sample") } as const] : []),
    facts(
      fact("number", number),
      fact(kind === "invoice" ? "issuedOn" : "creditedOn", day(invoice.issuedOn)),
      fact("corrects", corrects),
      fact("invoiceOn", invoice.correctedOn && day(invoice.correctedOn)),
      fact("dueOn", dueOn && !content.isPaid ? day(dueOn) : null),
    ),
    { kind: "heading", text: t("seller") },
    facts(
      fact("name", seller.legalName),
      fact("registeredOffice", sellerLines(seller).join("\n")),
      fact("taxNumber", seller.taxNumber),
      fact("businessNumber", seller.businessNumber),
      fact("registers", seller.company ?? seller.registers.join("\n")),
      fact("representatives", seller.representatives),
      fact("contact", `${phone}, ${seller.email}`),
    ),
    { kind: "heading", text: t("buyer") },
    facts(fact("name", buyer.name), fact("address", addressLines(buyer.address, locale)), fact("email", buyer.email)),
    { kind: "heading", text: t("service") },
    facts(
      fact("service", content.service),
      fact("serviceDay", day(content.serviceDay as Day)),
      fact("reference", content.bookingReference),
      [
        amount(t("net"), invoice.netMinor),
        amount(t("tax", { rate: numbers.format(content.taxRatePercent) }), invoice.taxMinor),
        amount(t("total"), invoice.totalMinor),
      ],
      fact("sterling", content.sterling ? sterlingText(content.sterling) : null),
    ),
    { kind: "paragraph", text: content.taxWording },
    ...(content.note ? [{ kind: "paragraph", text: content.note } as const] : []),
    ...(kind === "invoice" && !content.isPaid ? ([{ kind: "paragraph", text: t("forged", { phone }) }] as const) : []),
  ];
}

function attachmentOf(content: string, description: string) {
  return { name: structuredFileName, type: "text/xml", content, description, metadata: structuredMetadata };
}

const noBreak = "\u00a0";

/** The lines of the seller's address. Adds the postcode before the country if the lines do not contain it. */
function sellerLines({ address, postal }: IssuedInvoice["content"]["seller"]): readonly string[] {
  const postcode = postal?.postcode;
  if (!postcode || address.length < 2 || address.some((line) => line.includes(postcode))) return address;
  return [...address.slice(0, -1), postcode, ...address.slice(-1)];
}

/** Formats an address on several lines, with the country's name in the reader's language. */
function addressLines(address: InvoiceAddress | undefined, locale: Locale): string | null {
  if (!address) return null;
  const { street, postcode, town, country } = address;
  return [street, `${postcode} ${town}`, new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country].join(
    "\n",
  );
}
