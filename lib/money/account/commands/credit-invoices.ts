import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";

import { remainingMinor } from "../balance";
import { issueCreditNote } from "./issue-credit-note";

/**
 * Credits all invoices of a cancelled booking in full. The amount of each new credit note is the invoice's total minus
 * its earlier credit notes. This function does not refund the client's payments. Throws if an invoice is not credited.
 */
export async function creditInvoices(tx: Tx, by: Actor, bookingId: string, now: Instant): Promise<void> {
  const invoices = await tx.invoice.findMany({
    where: { bookingId, kind: "invoice" },
    select: { id: true, totalMinor: true, locale: true, creditNotes: { select: { totalMinor: true } } },
  });
  for (const invoice of invoices) {
    const totalMinor = remainingMinor(invoice);
    if (totalMinor === 0) continue;
    const reason = translatorFor(parseLocale(invoice.locale) ?? defaultLocale, "payments")("cancelledReason");
    const credited = await issueCreditNote(tx, by, { invoiceId: invoice.id, totalMinor, reason, now });
    // The booking is locked, so only a fault can refuse the credit note. The cancellation must not go on without it.
    if (!credited.ok) throw new Error(`An invoice of a cancelled booking was not credited: ${credited.error}`);
  }
}
