import { firm } from "@/lib/firm/settings-snapshot";
import { issueInvoice } from "@/lib/money/account/commands/issue-invoice";
import { recordPayment } from "@/lib/money/account/commands/record-payment";
import { recordRefund } from "@/lib/money/account/commands/record-refund";
import { creditInvoices } from "@/lib/money/account/commands/credit-invoices";
import { findBalance } from "@/lib/money/account/queries/balance";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

type Sample = {
  readonly status: "confirmed" | "completed" | "cancelled";
  /** Days since the invoice. */
  readonly issued: number;
  /** The payments: `part` is a fraction of the price, and `days` is the number of days since the payment. */
  readonly paid?: readonly { readonly part: number; readonly days: number }[];
  readonly refundedPart?: number;
};

/**
 * At least one booking in each payment state. The earliest invoice comes first, because invoices are numbered in the
 * order in which they are issued.
 */
const samples: readonly Sample[] = [
  { status: "completed", issued: 40, paid: [{ part: 1, days: 33 }] },
  { status: "completed", issued: 38, paid: [{ part: 1, days: 30 }], refundedPart: 0.5 },
  { status: "cancelled", issued: 36 },
  { status: "completed", issued: 34, paid: [{ part: 0.5, days: 30 }] },
  { status: "completed", issued: 29, paid: [{ part: 1, days: 20 }] },
  { status: "cancelled", issued: 27, paid: [{ part: 1, days: 22 }], refundedPart: 1 },
  { status: "cancelled", issued: 21, paid: [{ part: 1, days: 18 }] },
  { status: "confirmed", issued: 4, paid: [{ part: 1, days: 1 }] },
  { status: "confirmed", issued: 3 },
  { status: "confirmed", issued: 2, paid: [{ part: 0.5, days: 1 }] },
];

/**
 * Issues sample invoices for appointments that have a price, and records their payments and refunds. Chooses the
 * appointments with the latest start times, because tests use those with the earliest start times.
 */
export async function seedPayments(tx: Tx, { now }: { readonly now: Instant }): Promise<void> {
  const manager = await tx.staffUser.findFirstOrThrow({ where: { role: "manager" }, select: { id: true } });
  const by = { kind: "staff", id: manager.id } as const;
  const accounts: Account[] = [];
  for (const sample of samples) {
    const booking = await tx.booking.findFirst({
      where: {
        status: sample.status,
        priceMinor: { gt: 0 },
        id: { notIn: accounts.map(({ id }) => id) },
        payments: { none: {} },
      },
      orderBy: [{ startsAt: "desc" }, { reference: "desc" }],
      select: { id: true, priceMinor: true },
    });
    if (booking) accounts.push({ ...sample, ...booking, now });
  }
  // All bookings are locked before the first invoice.
  const ids = accounts.map(({ id }) => id);
  await lockRows(tx, "bookings", ids);
  for (const account of accounts) await seedAccount(tx, by, account);
}

type Account = Sample & { readonly id: string; readonly priceMinor: number; readonly now: Instant };

async function seedAccount(
  tx: Tx,
  by: { readonly kind: "staff"; readonly id: string },
  { id: bookingId, priceMinor, status, issued, paid = [], refundedPart, now }: Account,
): Promise<void> {
  const before = (days: number) => now - days * msPerDay;
  const { zone } = firm();
  await issueInvoice(tx, { kind: "system" }, { bookingId, now: before(issued) });
  for (const { part, days } of paid) {
    const amountMinor = Math.round(priceMinor * part);
    const balance = await findBalance(bookingId, dayOf(now, zone), tx);
    if (balance)
      await recordPayment(tx, by, { bookingId, balance, amountMinor, paidOn: dayOf(before(days), zone), now });
  }
  if (status === "cancelled") await creditInvoices(tx, { kind: "system" }, bookingId, before(issued - 7));
  const balance = refundedPart === undefined ? undefined : await findBalance(bookingId, dayOf(now, zone), tx);
  if (refundedPart === undefined || !balance) return;
  await recordRefund(tx, by, {
    bookingId,
    balance,
    amountMinor: Math.round(priceMinor * refundedPart),
    madeOn: dayOf(before(issued - 10), zone),
    reason: "The appointment was shorter than agreed (sample).",
    now,
  });
}
