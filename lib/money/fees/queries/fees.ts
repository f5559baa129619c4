import { nameOf } from "@/lib/documents/file-name";
import { invoiceNumber } from "../../account/invoice/number";
import { db } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";

const name = { select: { name: true } } as const;

/** The success fee agreement of a case and its invoiced fees, oldest first. Undefined if there is no agreement. */
export async function findAgreement(caseId: string) {
  const row = await db.feeAgreement.findUnique({
    where: { caseId },
    select: {
      agreedOn: true,
      rateBasisPoints: true,
      document: { select: { id: true, nameCipher: true } },
      recordedBy: name,
      fees: {
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        select: {
          id: true,
          arrivedOn: true,
          arrivedMinor: true,
          feeMinor: true,
          rateBasisPoints: true,
          currency: true,
          recordedBy: name,
          invoice: {
            select: {
              id: true,
              kind: true,
              year: true,
              number: true,
              booking: { select: { reference: true } },
              creditNotes: { select: { totalMinor: true } },
            },
          },
        },
      },
    },
  });
  if (!row) return undefined;
  return {
    agreedOn: dayFromDate(row.agreedOn),
    rateBasisPoints: row.rateBasisPoints,
    document: row.document && { id: row.document.id, name: nameOf(row.document) },
    by: row.recordedBy?.name,
    fees: row.fees.flatMap(({ arrivedOn, invoice, recordedBy, ...fee }) =>
      invoice === null
        ? []
        : [
            {
              ...fee,
              arrivedOn: dayFromDate(arrivedOn),
              by: recordedBy?.name,
              invoiceId: invoice.id,
              invoiceNumber: invoiceNumber(invoice),
              bookingReference: invoice.booking.reference,
              creditedMinor: invoice.creditNotes.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
            },
          ],
    ),
  };
}
