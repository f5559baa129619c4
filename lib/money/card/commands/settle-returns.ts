import { firm } from "@/lib/firm/settings-snapshot";
import type { ProviderPayment, ProviderRefund } from "../../provider/provider-payment";
import { creditRefund } from "../../account/commands/record-refund";
import { returnCardMoney } from "../../account/commands/return-card-money";
import { findBalance } from "../../account/queries/balance";
import { record } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { isUuid } from "@/lib/platform/uuid";

const system = { kind: "system" } as const;

type Stored = { readonly id: string; readonly bookingId: string };

/**
 * Stores what the provider reports about the refunds of a payment. Adds the provider's id to a refund that we sent,
 * stores a refund that staff made on the provider's site, and marks a refund as failed if the card's bank refused it.
 */
export async function settleRefunds(
  tx: Tx,
  payment: Stored,
  refunds: readonly ProviderRefund[],
  now: Instant,
): Promise<void> {
  for (const refund of refunds) {
    const { id: providerId, refundId, hasFailed } = refund;
    const ids = [{ providerId }, ...(isUuid(refundId) ? [{ id: refundId }] : [])];
    const storedRefund = await tx.refund.findFirst({
      where: { paymentId: payment.id, OR: ids },
      select: { id: true, providerId: true, failedAt: true },
    });
    if (!storedRefund && !hasFailed) await storeForeignRefund(tx, payment, refund, now);
    if (!storedRefund) continue;
    if (storedRefund.providerId === null)
      await tx.refund.update({ where: { id: storedRefund.id }, data: { providerId } });
    if (!hasFailed || storedRefund.failedAt !== null) continue;
    await tx.refund.update({ where: { id: storedRefund.id }, data: { failedAt: new Date(now) } });
    await queueNotice(tx, { bookingId: payment.bookingId, kind: "refund-refused", about: providerId });
  }
}

/**
 * Stores a refund that staff made on the provider's site, and issues a credit note by the same rules as for a refund
 * that staff recorded. If this refund and the earlier refunds together would exceed the payment, the earlier refunds
 * that are not sent yet are marked as failed. A new refund then returns what the firm still owes the client.
 */
async function storeForeignRefund(
  tx: Tx,
  { id: paymentId, bookingId }: Stored,
  { id: providerId, amountMinor, madeAt }: ProviderRefund,
  now: Instant,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amountMinor: true, refundedMinor: true },
  });
  const isTooMuch = payment.refundedMinor + amountMinor > payment.amountMinor;
  if (isTooMuch) await dropUnsentRefunds(tx, paymentId, now);
  const balance = await findBalance(bookingId, dayOf(now, firm().zone), tx);
  if (!balance) return;
  const { locale } = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { locale: true } });
  const reason = translatorFor(parseLocale(locale) ?? defaultLocale, "payments")("refundReason");
  const credited = await creditRefund(tx, system, { balance, amountMinor, reason, now });
  const creditNoteId = credited.ok ? credited.value : null;
  await tx.refund.create({
    data: { paymentId, providerId, creditNoteId, amountMinor, madeAt: new Date(madeAt) },
    select: { id: true },
  });
  await recordProviderRefund(tx, bookingId, amountMinor);
  if (isTooMuch) await returnCardMoney(tx, system, bookingId, now);
}

/** Marks all unsent refunds of a payment as failed. A failed refund is never sent. */
async function dropUnsentRefunds(tx: Tx, paymentId: string, now: Instant): Promise<void> {
  await tx.refund.updateMany({
    where: { paymentId, providerId: null, failedAt: null },
    data: { failedAt: new Date(now) },
  });
}

/**
 * Stores the state of a dispute, in which the client's bank demands the payment back, and notifies staff. If the firm
 * loses the dispute, the bank takes the money back. This is stored as a refund without a credit note: the invoice stays
 * valid, so an invoice that was not credited is owed again. If this refund and the earlier refunds together would
 * exceed the payment, the earlier refunds that are not sent yet are marked as failed. If the client has then still paid
 * too much, for example because the appointment was cancelled, a new refund returns the rest.
 */
export async function settleDispute(
  tx: Tx,
  { id: paymentId, bookingId }: Stored,
  dispute: ProviderPayment["dispute"],
  now: Instant,
): Promise<void> {
  if (!dispute) return;
  const { id: providerId, state } = dispute;
  const select = { dispute: true, amountMinor: true, refundedMinor: true } as const;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select });
  if (payment.dispute === state) return;
  await tx.payment.update({ where: { id: paymentId }, data: { dispute: state }, select: { id: true } });
  await record(tx, system, {
    action: "payment.disputed",
    subjectKind: "booking",
    subjectId: bookingId,
    details: { state, amount: dispute.amountMinor },
  });
  await queueNotice(tx, { bookingId, kind: noticeOf[state], about: providerId });
  if (state !== "lost" || (await tx.refund.count({ where: { providerId } })) > 0) return;
  const isTooMuch = payment.refundedMinor + dispute.amountMinor > payment.amountMinor;
  if (isTooMuch) await dropUnsentRefunds(tx, paymentId, now);
  const left = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select });
  const amountMinor = Math.min(dispute.amountMinor, left.amountMinor - left.refundedMinor);
  if (amountMinor === 0) return;
  await tx.refund.create({
    data: { paymentId, providerId, amountMinor, isDispute: true, madeAt: new Date(now) },
    select: { id: true },
  });
  await recordProviderRefund(tx, bookingId, amountMinor);
  if (isTooMuch) await returnCardMoney(tx, system, bookingId, now);
}

const noticeOf = { open: "disputed", won: "dispute-won", lost: "dispute-lost" } as const;

type BankNotice = Pick<PayloadOf<"booking-notice">, "bookingId" | "kind" | "about">;

/** Notifies staff of a decision of the client's bank. */
async function queueNotice(tx: Tx, notice: BankNotice): Promise<void> {
  await enqueue(tx, { task: "booking-notice", payload: { ...notice, sequence: 0 } });
}

function recordProviderRefund(tx: Tx, bookingId: string, amountMinor: number): Promise<void> {
  return record(tx, system, {
    action: "payment.refunded",
    subjectKind: "booking",
    subjectId: bookingId,
    details: { amount: amountMinor, provider: "stripe" },
  });
}
