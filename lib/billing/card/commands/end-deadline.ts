import { releaseUnpaid } from "@/lib/booking/commands/release-unpaid";
import { findPayment } from "@/lib/payments/card/provider";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { settle } from "./settle";

/**
 * Releases the time of a booking that was to be paid by card until now. The provider is asked first, because the news
 * of a payment may be late. Throws before the deadline and while a card's bank has not decided, so that the job is
 * tried again.
 */
export async function endDeadline(bookingId: string, now: Instant): Promise<void> {
  const booking = await db.booking.findUnique({ where: { id: bookingId }, select: { paymentDueAt: true } });
  // The clock of this process may be behind that of the queue.
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
