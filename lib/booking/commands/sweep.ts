import { db } from "@/lib/platform/db/client";
import { forgetTurns } from "@/lib/platform/mail/turn";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long the answer to an Idempotency-Key is kept: a repeat later than this books anew. */
const requestsKept = 48 * msPerHour;
/** A request for links is deleted when it is answered; one that could not be for this long is given up, with the address in it. */
const linkRequestsKept = 48 * msPerHour;

/** How many rows each kind of sweeping took away. */
export type Swept = { readonly holds: number; readonly drafts: number; readonly requests: number; readonly occasions: number; readonly limits: number; readonly linkRequests: number; readonly turns: number };

/** Deletes what has run out: holds, drafts with the personal data in them, keys of requests, sendings of forms, counters of limits. Deliveries stay: they keep a letter from leaving twice. */
export async function sweep(now: Instant): Promise<Swept> {
  const past = new Date(now);
  const holds = await db.occupiedTime.deleteMany({ where: { bookingId: null, expiresAt: { lt: past } } });
  const drafts = await db.bookingDraft.deleteMany({ where: { expiresAt: { lt: past } } });
  const requests = await db.bookingRequest.deleteMany({ where: { createdAt: { lt: new Date(now - requestsKept) } } });
  const occasions = await db.inquiryOccasion.deleteMany({ where: { createdAt: { lt: new Date(now - requestsKept) } } });
  const limits = await db.rateLimit.deleteMany({ where: { expire: { lt: now } } });
  const linkRequests = await db.linkRequest.deleteMany({ where: { askedAt: { lt: new Date(now - linkRequestsKept) } } });
  const turns = await forgetTurns(db, now);
  return { holds: holds.count, drafts: drafts.count, requests: requests.count, occasions: occasions.count, limits: limits.count, linkRequests: linkRequests.count, turns };
}
