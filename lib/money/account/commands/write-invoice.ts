import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { splitTax } from "../invoice/amounts";
import { sealContent } from "../invoice/content";
import type { InvoiceContent } from "../invoice/content";
import { invoiceNumber } from "../invoice/number";

export type IssuedDocument = { readonly id: string; readonly number: string };

type NewInvoice = {
  readonly bookingId: string;
  readonly successFeeId?: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly currency: string;
  /** The total including tax, in minor units. */
  readonly totalMinor: number;
  readonly locale: Locale;
  readonly content: InvoiceContent;
};

/** Stores an invoice with its audit row. The database assigns the number. */
export async function writeInvoice(
  tx: Tx,
  by: Actor,
  { bookingId, successFeeId, issuedOn, dueOn, currency, totalMinor, locale, content }: NewInvoice,
): Promise<IssuedDocument> {
  const issued = await tx.invoice.create({
    data: {
      kind: "invoice",
      year: Number(issuedOn.slice(0, 4)),
      bookingId,
      successFeeId: successFeeId ?? null,
      issuedOn: dateFromDay(issuedOn),
      dueOn: dateFromDay(dueOn),
      currency,
      ...splitTax(totalMinor, content.taxRatePercent),
      locale,
      contentCipher: sealContent(content),
    },
    select: { id: true, kind: true, year: true, number: true },
  });
  const number = invoiceNumber(issued);
  await record(tx, by, { action: "invoice.issued", subjectKind: "booking", subjectId: bookingId, details: { number } });
  return { id: issued.id, number };
}
