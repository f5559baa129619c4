import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { hmac } from "@/lib/platform/security/keys";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** A summary is one email that lists several bookings. It collects bookings for this long before it is sent. */
export const summaryWait = 30 * msPerMinute;

/**
 * Adds a booking to the open summary of an email address, or opens a summary if there is none. A summary replaces the
 * separate emails once the address has used up its email allowance. Two spellings of an address, for example with and
 * without a plus tag, have separate summaries, because they may belong to different people.
 */
export async function addToSummary(
  { id, email }: { readonly id: string; readonly email: string },
  now: Instant,
): Promise<void> {
  const addressHash = Uint8Array.from(hmac("booking-summary", email));
  await db.$transaction(async (tx) => {
    // If a summary is open, `do update` locks it, so that no other transaction can close it before this transaction
    // ends. If no summary is open, a new one is inserted.
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
