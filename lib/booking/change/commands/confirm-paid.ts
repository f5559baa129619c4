import type { Tx } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { Instant } from "@/lib/platform/time/instant";

import { bookingEmailJobs, receiptJob } from "../../email-jobs";

type Paid = {
  readonly id: string;
  /**
   * True if the time was only reserved before this payment. If so, the client and staff have got no email about the
   * appointment yet.
   */
  readonly wasOnlyReserved: boolean;
  readonly now: Instant;
};

/** Confirms a booking after its payment has arrived in full, and queues an email with the confirmation or a receipt. */
export async function confirmPaid(tx: Tx, { id, wasOnlyReserved, now }: Paid): Promise<void> {
  const { count } = await tx.booking.updateMany({
    where: { id, status: "awaiting_payment" },
    data: { status: "confirmed" },
  });
  const { email, startsAt, sequence } = await tx.booking.findUniqueOrThrow({
    where: { id },
    select: { email: true, startsAt: true, sequence: true },
  });
  const emailsClient = email !== null;
  const isConfirmedNow = wasOnlyReserved && count > 0;
  if (isConfirmedNow)
    await enqueueAll(tx, bookingEmailJobs({ id, startsAt, sequence, kind: "confirmed", now, emailsClient }));
  else if (emailsClient) await enqueueAll(tx, [receiptJob(id, sequence)]);
}
