import { releaseUnpaid } from "@/lib/booking/change/commands/release-unpaid";
import { findPayment } from "../../provider/provider";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { settle } from "./settle";

/**
 * Cancels a booking that was not paid by card before its deadline, and frees its time. Reads pending payments from the
 * provider first, because the provider's event about a payment may arrive late. Throws if the deadline has not passed
 * or if the card's bank has not decided about a payment. The worker then retries the job.
 */
export async function endDeadline(bookingId: string, now: Instant): Promise<void> {
  const booking = await db.booking.findUnique({ where: { id: bookingId }, select: { paymentDueAt: true } });
  // The queue may start this job too early, because the clock of this process may be behind the queue's clock.
  if (booking?.paymentDueAt && booking.paymentDueAt.getTime() > now) throw new Error("The deadline has not passed yet");
  const pending = await db.payment.findMany({
    where: { bookingId, provider: "stripe", state: "pending" },
    select: { providerId: true },
  });
  for (const { providerId } of pending) {
    const payment = await findPayment(providerId ?? "");
    await settle(payment, now);
    if (payment.state === "processing") throw new Error("The card's bank has not decided yet");
  }
  await releaseUnpaid(bookingId, now);
}
