import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { renderPdf } from "@/lib/platform/pdf/render";
import type { Fact, Part } from "@/lib/platform/pdf/render";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";

import type { InvoiceAddress } from "./address";
import { structuredFileName, structuredInvoice, structuredMetadata } from "./structured";
import type { IssuedInvoice } from "../queries/document";
import { moneyOf } from "../payment-texts";

/**
 * Renders an invoice or credit note as a PDF in the client's language. The content was stored when the document was
 * issued, so the PDF never changes. If the client gave a postal address, the PDF has all particulars that § 14 (4) of
 * the German UStG requires. Without an address, it has the particulars of a small invoice (§ 33 UStDV, up to 250 EUR).
 * If the document is in German and has both parties' postal addresses, the PDF also embeds the content as XML. The PDF
 * never shows the firm's bank account, so a PDF that shows a bank account is forged. Clients find the firm's account on
 * the page of their appointment.
 */
export async function invoicePdf(invoice: IssuedInvoice): Promise<Buffer> {
  const { kind, number, locale, content, corrects, dueOn } = invoice;
  const { seller, buyer } = content;
  const t = translatorFor(locale, "payments.pdf");
  const day = (each: Day) => formatCalendarDate(each, locale);
  const money = (minor: number) => moneyOf(minor, invoice, locale);
  const fact = (term: Parameters<typeof t>[0], value: string | null): Fact[] =>
    value ? [{ term: t(term), value }] : [];
  const facts = (...rows: readonly Fact[][]): Part => ({ kind: "facts", facts: rows.flat() });
  const title = t(`title.${kind}`, { number });

  const structured = structuredInvoice(invoice);
  return renderPdf({
    title,
    language: locale,
    createdAt: invoice.createdAt,
    header: seller.tradingName,
    parts: [
      ...(content.isSample ? [{ kind: "paragraph", text: t("sample") } as const] : []),
      facts(
        fact("number", number),
        fact("issuedOn", day(invoice.issuedOn)),
        fact("corrects", corrects),
        fact("dueOn", dueOn && !content.isPaid ? day(dueOn) : null),
      ),
      { kind: "heading", text: t("seller") },
      facts(
        fact("name", seller.legalName),
        fact("address", seller.address.join("\n")),
        fact("taxNumber", seller.taxNumber),
        fact("businessNumber", seller.businessNumber),
        fact("registers", seller.registers.join("\n")),
        fact("representatives", seller.representatives),
        fact("contact", `${seller.phone}, ${seller.email}`),
      ),
      { kind: "heading", text: t("buyer") },
      facts(fact("name", buyer.name), fact("address", addressLines(buyer.address, locale)), fact("email", buyer.email)),
      { kind: "heading", text: t("service") },
      facts(
        fact("service", content.service),
        fact("serviceDay", day(content.serviceDay as Day)),
        fact("reference", content.bookingReference),
        fact("net", money(invoice.netMinor)),
        [{ term: t("tax", { rate: content.taxRatePercent }), value: money(invoice.taxMinor) }],
        fact("total", money(invoice.totalMinor)),
      ),
      { kind: "paragraph", text: content.taxWording },
      ...(content.note ? [{ kind: "paragraph", text: content.note } as const] : []),
      ...(kind === "invoice" && !content.isPaid
        ? ([{ kind: "paragraph", text: t("forged", { phone: seller.phone }) }] as const)
        : []),
    ],
    attachment: structured === undefined ? undefined : attachmentOf(structured, title),
    footer: (page, pages) => t("page", { number, page, pages }),
  });
}

function attachmentOf(content: string, description: string) {
  return { name: structuredFileName, type: "text/xml", content, description, metadata: structuredMetadata };
}

/** Formats an address on several lines, with the country's name in the reader's language. */
function addressLines(address: InvoiceAddress | undefined, locale: Locale): string | null {
  if (!address) return null;
  const { street, postcode, town, country } = address;
  return [street, `${postcode} ${town}`, new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country].join(
    "\n",
  );
}

/** Returns the response headers for the file. */
export function invoiceHeaders(number: string): Readonly<Record<string, string>> {
  return {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${number}.pdf"`,
    "cache-control": "no-store",
  };
}
