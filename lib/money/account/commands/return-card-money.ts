import { firm } from "@/lib/firm/settings-snapshot";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findBalance } from "../queries/balance";
import { recordRefund } from "./record-refund";

/**
 * Refunds to the card what the client has overpaid for the booking, for example after a cancellation. Staff must refund
 * bank transfers themselves. The caller has locked the booking.
 */
export async function returnCardMoney(tx: Tx, by: Actor, bookingId: string, now: Instant): Promise<void> {
  const today = dayOf(now, firm().zone);
  const balance = await findBalance(bookingId, today, tx);
  if (!balance || balance.owedMinor >= 0) return;
  const cards = await tx.payment.aggregate({
    where: { bookingId, provider: "stripe", state: "paid" },
    _sum: { amountMinor: true, refundedMinor: true },
  });
  const heldMinor = (cards._sum.amountMinor ?? 0) - (cards._sum.refundedMinor ?? 0);
  const amountMinor = Math.min(-balance.owedMinor, heldMinor);
  if (amountMinor === 0) return;
  // `recordRefund` issues a credit note only if the refund is more than the client has overpaid. This refund is never
  // more, so no credit note is issued. The reason is empty, because only a credit note would show it.
  const recorded = await recordRefund(tx, by, { bookingId, balance, amountMinor, madeOn: today, reason: "", now });
  if (!recorded.ok) throw new Error(`A refund to a card was rejected: ${recorded.error}`);
}

/**
 * Queues jobs that close the booking's open card payments, so that the client cannot pay for a cancelled appointment.
 */
export async function closeOpenCardPayments(tx: Tx, bookingId: string): Promise<void> {
  const open = await tx.payment.findMany({
    where: { bookingId, provider: "stripe", state: "pending", providerId: { not: null } },
    select: { providerId: true },
  });
  const jobs = open.map(({ providerId }) => ({
    job: { task: "card-payment", payload: { providerId: providerId ?? "" } } as const,
  }));
  await enqueueAll(tx, jobs);
}
