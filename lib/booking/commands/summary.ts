import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { hmac } from "@/lib/platform/security/keys";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long a summary collects bookings before it is sent. */
export const summaryWait = 30 * msPerMinute;

/**
 * Adds a booking to the open summary of an email address, after the email allowance is used up. Opens a summary if
 * there is none. Each exact address has its own summary, because addresses with the same canonical form may belong to
 * different people.
 */
export async function addToSummary(
  { id, email }: { readonly id: string; readonly email: string },
  now: Instant,
): Promise<void> {
  const addressHash = Uint8Array.from(hmac("booking-summary", email));
  await db.$transaction(async (tx) => {
    // If a summary is open, the update locks it, so that it cannot be closed until this transaction ends. If the
    // summary is already closed, a new summary is inserted.
    const [summary] = await tx.$queryRaw<[{ id: string; is_new: boolean }]>`
      insert into booking_summaries (address_hash, opened_at) values (${addressHash}, ${new Date(now)})
      on conflict (address_hash) where closed_at is null do update set address_hash = excluded.address_hash
      returning id::text, (xmax = 0) as is_new`;
    await tx.bookingSummaryItem.createMany({ data: [{ summaryId: summary.id, bookingId: id }], skipDuplicates: true });
    if (summary.is_new) await queueSummary(tx, summary.id, now + summaryWait);
  });
}

/** Queues a summary for this time. If the summary is already queued, the new time replaces the old time. */
export async function queueSummary(tx: Parameters<typeof enqueue>[0], summaryId: string, at: Instant): Promise<void> {
  await enqueue(
    tx,
    { task: "booking-summary", payload: { summaryId } },
    { runAt: new Date(at), key: `booking-summary:${summaryId}` },
  );
}

/** Removes a booking from open summaries. */
export async function removeFromSummaries(bookingId: string): Promise<void> {
  await db.bookingSummaryItem.deleteMany({ where: { bookingId, summary: { closedAt: null } } });
}
