import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { hmac } from "@/lib/platform/security/keys";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** A summary gathers for so long before it is sent. */
export const summaryWait = 30 * msPerMinute;

/**
 * Notes that the recipient is still to learn about this booking, beyond the allowance of emails. All bookings of one address
 * that come within the wait are told in one email. The address itself, not its canonical form: nobody gets another's bookings.
 */
export async function addToSummary(
  { id, email }: { readonly id: string; readonly email: string },
  now: Instant,
): Promise<void> {
  const addressHash = Uint8Array.from(hmac("booking-summary", email));
  await db.$transaction(async (tx) => {
    // The update keeps a summary from being closed until this transaction ends; one that is closed already is no conflict.
    const [summary] = await tx.$queryRaw<[{ id: string; is_new: boolean }]>`
      insert into booking_summaries (address_hash, opened_at) values (${addressHash}, ${new Date(now)})
      on conflict (address_hash) where closed_at is null do update set address_hash = excluded.address_hash
      returning id::text, (xmax = 0) as is_new`;
    await tx.bookingSummaryItem.createMany({ data: [{ summaryId: summary.id, bookingId: id }], skipDuplicates: true });
    if (summary.is_new) await queueSummary(tx, summary.id, now + summaryWait);
  });
}

/** Queues a summary for a time; again replaces the time. */
export async function queueSummary(tx: Parameters<typeof enqueue>[0], summaryId: string, at: Instant): Promise<void> {
  await enqueue(
    tx,
    { task: "booking-summary", payload: { summaryId } },
    { runAt: new Date(at), key: `booking-summary:${summaryId}` },
  );
}

/** Takes a booking out of summaries that are still gathering. */
export async function removeFromSummaries(bookingId: string): Promise<void> {
  await db.bookingSummaryItem.deleteMany({ where: { bookingId, summary: { closedAt: null } } });
}
