import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * How long an Idempotency-Key and its result are kept. After this time, a request with the same key makes a new
 * booking.
 */
const requestsKept = 48 * msPerHour;
/**
 * A visitor can request an email with the links to their bookings. The request is deleted when the email is sent, or
 * after this time if the email cannot be sent.
 */
const linkRequestsKept = 48 * msPerHour;

/**
 * Deletes expired holds and expired drafts. Also deletes idempotency keys and requests for links after the times above.
 * Expired drafts must not be kept, because they contain personal data.
 */
export async function sweepBookings(now: Instant): Promise<Swept<"holds" | "drafts" | "requests" | "linkRequests">> {
  const past = new Date(now);
  const holds = await db.occupiedTime.deleteMany({ where: { bookingId: null, expiresAt: { lt: past } } });
  const drafts = await db.bookingDraft.deleteMany({ where: { expiresAt: { lt: past } } });
  const requests = await db.bookingIdempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now - requestsKept) } },
  });
  const linkRequests = await db.linkRequest.deleteMany({
    where: { requestedAt: { lt: new Date(now - linkRequestsKept) } },
  });
  return { holds: holds.count, drafts: drafts.count, requests: requests.count, linkRequests: linkRequests.count };
}
