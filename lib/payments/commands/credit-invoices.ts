import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";

import { issueCreditNote } from "./issue-credit-note";

/** Credits the remaining amounts of a cancelled booking's invoices. It does not refund the client's payments. */
export async function creditInvoices(tx: Tx, by: Actor, bookingId: string, now: Instant): Promise<void> {
  const invoices = await tx.invoice.findMany({
    where: { bookingId, kind: "invoice" },
    select: { id: true, totalMinor: true, locale: true, creditNotes: { select: { totalMinor: true } } },
  });
  for (const { id, totalMinor, locale, creditNotes } of invoices) {
    const left = creditNotes.reduce((rest, note) => rest - note.totalMinor, totalMinor);
    if (left === 0) continue;
    const reason = translatorFor(parseLocale(locale) ?? defaultLocale, "payments")("cancelledReason");
    await issueCreditNote(tx, by, { invoiceId: id, totalMinor: left, reason, now });
  }
}
