import { confirmPaid } from "@/lib/booking/change/commands/confirm-paid";
import { restore } from "@/lib/booking/change/commands/restore";
import { latePaymentJob } from "@/lib/booking/email-jobs";
import { firm } from "@/lib/firm/settings-snapshot";
import type { ProviderPayment } from "../../provider/provider-payment";
import { issueInvoice } from "../../account/commands/issue-invoice";
import { returnCardMoney } from "../../account/commands/return-card-money";
import { findBalance } from "../../account/queries/balance";
import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { isUuid } from "@/lib/platform/uuid";

import { settleDispute, settleRefunds } from "./settle-returns";

const system = { kind: "system" } as const;

/**
 * Updates our record of a payment to the state that was just read from the provider. The contents of the provider's
 * events are not used, so the result is the same if events are repeated, late or out of order. "unknown": the payment
 * belongs to no booking of ours, so nothing was updated. "ended": the record was updated, and the booking has the
 * status "cancelled". "settled": the record was updated, and the booking has another status.
 */
export async function settle(providerPayment: ProviderPayment, now: Instant): Promise<"unknown" | "ended" | "settled"> {
  const where = { provider_providerId: { provider: "stripe", providerId: providerPayment.id } };
  const storedPayment = await db.payment.findUnique({ where, select: { bookingId: true } });
  // A payment is opened at the provider before we store it. If the process ended in between, our records do not contain
  // the payment, but the provider knows the booking's id.
  const bookingId = storedPayment?.bookingId ?? (await findBookingId(providerPayment.bookingId));
  if (bookingId === undefined) return "unknown";
  return db.$transaction(async (tx) => {
    await lockRow(tx, "bookings", { id: bookingId });
    const { amountMinor, currency } = providerPayment;
    const payment = await tx.payment.upsert({
      where,
      create: { bookingId, provider: "stripe", providerId: providerPayment.id, amountMinor, currency },
      update: {},
      select: { id: true, bookingId: true, state: true, paidAt: true },
    });
    if (providerPayment.state === "paid" && payment.paidAt === null) await receive(tx, payment, providerPayment, now);
    if (providerPayment.state === "cancelled" && payment.state === "pending")
      await tx.payment.update({ where: { id: payment.id }, data: { state: "cancelled" }, select: { id: true } });
    if (providerPayment.state === "paid") {
      await settleRefunds(tx, payment, providerPayment.refunds, now);
      await settleDispute(tx, payment, providerPayment.dispute, now);
    }
    const { status } = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { status: true } });
    return status === "cancelled" ? "ended" : "settled";
  });
}

async function findBookingId(id: string | undefined): Promise<string | undefined> {
  return isUuid(id) ? (await db.booking.findUnique({ where: { id }, select: { id: true } }))?.id : undefined;
}

type Stored = { readonly id: string; readonly bookingId: string };

/**
 * Records money that has arrived. An active booking without an invoice gets its invoice now. A cancelled booking is
 * restored and invoiced if the whole price arrived and the appointment can still take place. If it is not restored, the
 * client gets an email about the late payment, unless the booking has no email address. Money that was paid by card and
 * is not owed is refunded.
 */
async function receive(
  tx: Tx,
  { id, bookingId }: Stored,
  providerPayment: ProviderPayment,
  now: Instant,
): Promise<void> {
  const paidAt = new Date(providerPayment.paidAt ?? now);
  const today = dayOf(now, firm().zone);
  await tx.payment.update({
    where: { id },
    data: { state: "paid", paidAt, amountMinor: providerPayment.amountMinor },
    select: { id: true },
  });
  await record(tx, system, {
    action: "payment.recorded",
    subjectKind: "booking",
    subjectId: bookingId,
    details: {
      amount: providerPayment.amountMinor,
      currency: providerPayment.currency,
      day: today,
      provider: "stripe",
    },
  });
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { status: true, priceMinor: true, sequence: true, email: true },
  });
  const balance = await findBalance(bookingId, today, tx);
  const isInvoiced = (balance?.invoicedMinor ?? 0) > 0;
  if (booking.status === "cancelled") {
    const isRestored = providerPayment.amountMinor >= booking.priceMinor && (await restore(tx, system, bookingId, now));
    if (isRestored) await issueInvoice(tx, system, { bookingId, now, isPaid: true });
    else if (booking.email !== null) await enqueueAll(tx, [latePaymentJob(bookingId, booking.sequence)]);
  } else {
    if (!isInvoiced) await issueInvoice(tx, system, { bookingId, now, isPaid: true });
    const owedMinor = (await findBalance(bookingId, today, tx))?.owedMinor ?? 0;
    if (owedMinor <= 0) await confirmPaid(tx, { id: bookingId, wasOnlyReserved: !isInvoiced, now });
  }
  await returnCardMoney(tx, system, bookingId, now);
}
