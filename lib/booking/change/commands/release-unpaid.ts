import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { completeCancellation } from "./cancel";

/** Cancels a booking and frees its time if the client has not paid by card before the payment deadline. */
export async function releaseUnpaid(id: string, now: Instant): Promise<void> {
  await db.$transaction(async (tx) => {
    const at = new Date(now);
    const [released] = await tx.booking.updateManyAndReturn({
      where: { id, status: "awaiting_payment", paymentDueAt: { lte: at }, invoices: { none: {} } },
      data: { status: "cancelled", cancelledAt: at, sequence: { increment: 1 } },
      select: { startsAt: true, sequence: true, email: true },
    });
    if (!released) return;
    const { email, ...booking } = released;
    const cancelled = { id, ...booking, hasReason: false, emailsClient: email !== null, now };
    await completeCancellation(tx, { kind: "system" }, cancelled);
  });
}
