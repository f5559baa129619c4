import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { fail } from "@/lib/platform/result";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";

import { issueInvoice } from "../commands/issue-invoice";
import { findBalance } from "../queries/balance";
import type { BookingBalance } from "../queries/balance";

/** The price of the stored bookings, in minor units. */
export const price = 13_000;

/** The time of the tests of payments. The office's date is then 2027-01-15. */
export const now = Date.parse("2027-01-15T17:00:00Z");
export const today = "2027-01-15";
export const tomorrow = "2027-01-16";

export const system = { kind: "system" } as const;
export const unknownId = "00000000-0000-4000-8000-000000000000";

/** Deletes bookings, their invoices and payments, the audit log and the queue. */
export async function clearPayments(): Promise<void> {
  await emptyTables("bookings", "invoice_counters", "audit_events", "graphile_worker._private_jobs");
}

/** Stores a booking that awaits the payment of its invoice over CAD 130. */
export async function storeInvoicedBooking(changes: Prisma.BookingUncheckedUpdateInput = {}) {
  const id = await storeBooking(Date.parse("2027-04-20T15:00:00Z"), {
    priceMinor: price,
    currency: "CAD",
    status: "awaiting_payment",
    paymentDueAt: new Date("2027-01-30T05:00:00Z"),
    ...changes,
  });
  const issued = await db.$transaction((tx) => issueInvoice(tx, system, { bookingId: id, now }));
  if (!issued.ok) throw new Error(issued.error);
  const { reference } = await db.booking.findUniqueOrThrow({ where: { id }, select: { reference: true } });
  return { id, reference, invoiceId: issued.value.id };
}

/** Stores money that has arrived, without any check. */
export async function storeReceived(bookingId: string, amountMinor: number, changes: object = {}) {
  return db.payment.create({
    data: {
      bookingId,
      amountMinor,
      currency: "CAD",
      provider: "invoice",
      state: "paid",
      paidAt: new Date(now),
      ...changes,
    },
  });
}

/**
 * Runs a command that records money, as its callers do: locks the booking and reads its balance first.
 * RESOURCE_NOT_FOUND if the booking has no balance.
 */
export function withBalance<T>(
  bookingId: string,
  run: (tx: Tx, account: { readonly bookingId: string; readonly balance: BookingBalance }) => Promise<T>,
) {
  return db.$transaction(async (tx) => {
    await lockRow(tx, "bookings", { id: bookingId });
    const balance = await findBalance(bookingId, today, tx);
    return balance ? run(tx, { bookingId, balance }) : fail("RESOURCE_NOT_FOUND");
  });
}

/** Everything about a booking's money that a refused command must leave unchanged. */
export async function moneyOf(bookingId: string) {
  const { status } = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { status: true } });
  return {
    status,
    documents: await db.invoice.findMany({
      where: { bookingId },
      orderBy: { createdAt: "asc" },
      select: { kind: true, totalMinor: true },
    }),
    payments: await db.payment.findMany({
      where: { bookingId },
      orderBy: { createdAt: "asc" },
      select: { provider: true, state: true, amountMinor: true, refundedMinor: true },
    }),
    refunds: await db.refund.findMany({
      where: { payment: { bookingId } },
      orderBy: { createdAt: "asc" },
      select: { amountMinor: true, failedAt: true },
    }),
    audited: await db.auditEvent.count({ where: { subjectKind: "booking", subjectId: bookingId } }),
  };
}
