import { db } from "@/lib/platform/db/client";
import { defaultLocale, isLocale } from "@/lib/platform/i18n/locales";
import { dayFromDate } from "@/lib/platform/time/day";

import { openContent } from "../invoice/content";
import { invoiceNumber } from "../invoice/number";

/** An invoice or a credit note as it was issued. */
export type IssuedInvoice = NonNullable<Awaited<ReturnType<typeof findIssued>>>;

/** Finds an issued document. Undefined if it does not exist or belongs to another booking. */
export async function findIssued({ id, bookingId }: { readonly id: string; readonly bookingId: string }) {
  const row = await db.invoice.findFirst({
    where: { id, bookingId },
    include: { corrects: { select: { kind: true, year: true, number: true, issuedOn: true } } },
  });
  if (!row) return undefined;
  return {
    kind: row.kind,
    currency: row.currency,
    createdAt: row.createdAt.getTime(),
    netMinor: row.netMinor,
    taxMinor: row.taxMinor,
    totalMinor: row.totalMinor,
    number: invoiceNumber(row),
    corrects: row.corrects && invoiceNumber(row.corrects),
    correctedOn: row.corrects && dayFromDate(row.corrects.issuedOn),
    issuedOn: dayFromDate(row.issuedOn),
    dueOn: row.dueOn && dayFromDate(row.dueOn),
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    content: openContent(row.contentCipher),
  };
}
