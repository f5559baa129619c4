import { findPayment, sendRefund } from "@/lib/payments/card/provider";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { settle } from "./settle";

/** Sends a recorded refund to the card, once. Throws if the provider refuses it. Staff then see a failed job. */
export async function refundCard(refundId: string, now: Instant): Promise<void> {
  const unsent = { id: refundId, providerId: null, failedAt: null };
  const refund = await db.refund.findFirst({
    where: unsent,
    select: { amountMinor: true, payment: { select: { providerId: true } } },
  });
  const paymentId = refund?.payment.providerId;
  if (!refund || !paymentId) return;
  // Staff may have refunded money on the provider's site in the meantime. Such a refund can replace this refund.
  await settle(await findPayment(paymentId), now);
  if ((await db.refund.count({ where: unsent })) === 0) return;
  const providerId = await sendRefund({ paymentId, amountMinor: refund.amountMinor, refundId });
  await db.refund.updateMany({ where: { id: refundId, providerId: null }, data: { providerId } });
  // The card's bank may have refused the refund immediately.
  await settle(await findPayment(paymentId), now);
}
