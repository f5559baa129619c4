import { findPayment, sendRefund } from "../../provider/provider";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { settle } from "./settle";

/**
 * Sends a recorded refund to the card. A repeated call does not send it again. Throws if the provider refuses the
 * refund, so that staff see a failed job.
 */
export async function refundCard(refundId: string, now: Instant): Promise<void> {
  const unsent = { id: refundId, providerId: null, failedAt: null };
  const refund = await db.refund.findFirst({
    where: unsent,
    select: { amountMinor: true, payment: { select: { providerId: true } } },
  });
  const paymentId = refund?.payment.providerId;
  if (!refund || !paymentId) return;
  // Since this refund was recorded, staff may have refunded money on the provider's site, or the firm may have lost a
  // dispute about the payment. If too little of the payment is left for this refund, `settle` marks it as failed.
  await settle(await findPayment(paymentId), now);
  if ((await db.refund.count({ where: unsent })) === 0) return;
  const providerId = await sendRefund({ paymentId, amountMinor: refund.amountMinor, refundId });
  await db.refund.updateMany({ where: { id: refundId, providerId: null }, data: { providerId } });
  // If the card's bank has refused the refund immediately, `settle` marks the refund as failed.
  await settle(await findPayment(paymentId), now);
}
