import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { remainingMinor } from "../balance";
import { splitCredit } from "../invoice/amounts";
import { openContent, sealContent } from "../invoice/content";
import { invoiceNumber } from "../invoice/number";
import type { IssuedDocument } from "./write-invoice";

type Credit = {
  readonly invoiceId: string;
  /** At most the invoice's total minus its earlier credit notes, in minor units. */
  readonly totalMinor: number;
  /** The reason appears on the client's credit note. */
  readonly reason: string;
  readonly now: Instant;
};

const amounts = { netMinor: true, taxMinor: true, totalMinor: true } as const;

/**
 * Issues a credit note that cancels an invoice in full or in part. BUSINESS_RULE_VIOLATION: the amount is more than the
 * invoice's remaining amount. RESOURCE_NOT_FOUND: there is no invoice with this id.
 */
export async function issueCreditNote(
  tx: Tx,
  by: Actor,
  { invoiceId, totalMinor, reason, now }: Credit,
): Promise<Result<IssuedDocument, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", "more-than-owed">> {
  // The lock makes concurrent credit notes for one invoice wait for each other. In addition to the check below, a
  // trigger rejects credit notes that together exceed the invoice's total, net amount or tax.
  await lockRow(tx, "invoices", { id: invoiceId });
  const invoice = await tx.invoice.findFirst({
    where: { id: invoiceId, kind: "invoice" },
    select: {
      bookingId: true,
      currency: true,
      ...amounts,
      locale: true,
      contentCipher: true,
      creditNotes: { select: amounts },
    },
  });
  if (!invoice) return fail("RESOURCE_NOT_FOUND");
  const leftMinor = remainingMinor(invoice);
  if (totalMinor > leftMinor) return fail("BUSINESS_RULE_VIOLATION", { rule: "more-than-owed", leftMinor });

  const content = openContent(invoice.contentCipher);
  const issuedOn = dayOf(now, firm().zone);
  const { bookingId, currency, locale } = invoice;
  const issued = await tx.invoice.create({
    data: {
      kind: "credit_note",
      year: Number(issuedOn.slice(0, 4)),
      bookingId,
      correctsId: invoiceId,
      issuedOn: dateFromDay(issuedOn),
      currency,
      ...splitCredit(totalMinor, {
        invoice: { ...invoice, ratePercent: content.taxRatePercent },
        earlier: invoice.creditNotes,
      }),
      locale,
      contentCipher: sealContent({ ...content, note: reason }),
    },
    select: { id: true, kind: true, year: true, number: true },
  });
  const number = invoiceNumber(issued);
  await record(tx, by, {
    action: "invoice.credited",
    subjectKind: "booking",
    subjectId: bookingId,
    details: { number },
  });
  return ok({ id: issued.id, number });
}
