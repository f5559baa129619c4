import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

const held = { client: { legalHolds: { some: { liftedAt: null } } } };

/**
 * Deletes payments and invoices that are older than `before`, except those of clients with an open legal hold. Success
 * fees that no longer have an invoice are deleted too. An erased client's name stays on an appointment until the
 * appointment's payments are deleted, and is then cleared. A dry run only counts.
 */
export async function endPayments(before: Date, isDryRun: boolean): Promise<Readonly<Record<string, number>>> {
  const notHeld = { booking: { isNot: held } };
  // A payment stays until its refunds can be deleted. A credit note stays until the refunded payment can be deleted. An
  // invoice stays until its credit notes can be deleted.
  const payments = {
    ...notHeld,
    createdAt: { lt: before },
    refunds: { none: { madeAt: { gte: before } } },
    OR: [{ paidAt: null }, { paidAt: { lt: before } }],
  };
  const invoices = { ...notHeld, issuedOn: { lt: before } };
  const staysPaid = { NOT: { payment: payments } };
  const creditNotes = { ...invoices, kind: "credit_note" as const, refunds: { none: staysPaid } };
  const ended = {
    ...invoices,
    kind: "invoice" as const,
    creditNotes: { none: { OR: [{ issuedOn: { gte: before } }, { refunds: { some: staysPaid } }] } },
  };
  const refunds = { payment: payments };
  if (isDryRun)
    return {
      refunds: await db.refund.count({ where: refunds }),
      success_fees: await db.successFee.count({ where: { OR: [{ invoice: null }, { invoice: ended }] } }),
      payments: await db.payment.count({ where: payments }),
      invoices: (await db.invoice.count({ where: creditNotes })) + (await db.invoice.count({ where: ended })),
    };
  return db.$transaction(async (tx) => ({
    refunds: (await tx.refund.deleteMany({ where: refunds })).count,
    payments: (await tx.payment.deleteMany({ where: payments })).count,
    invoices:
      (await tx.invoice.deleteMany({ where: creditNotes })).count +
      (await tx.invoice.deleteMany({ where: ended })).count,
    success_fees: (await tx.successFee.deleteMany({ where: { invoice: null } })).count,
    bookings: await clearNames(tx),
  }));
}

/** Clears the names of erased clients on appointments that have no payment. */
async function clearNames(tx: Tx): Promise<number> {
  const erased = { client: { erasures: { some: {} } }, payments: { none: {} } };
  const named = { OR: [{ firstName: { not: "" } }, { lastName: { not: "" } }] };
  return (await tx.booking.updateMany({ where: { ...erased, ...named }, data: { firstName: "", lastName: "" } })).count;
}
