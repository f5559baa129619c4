import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * How long records are kept, in days. Unconfirmed addresses are deleted early, because they may have been entered
 * without their owners' knowledge. A subscription that has ended is kept with its proof of consent for as long as the
 * recipient can take legal action.
 */
export const newsletterKept = { unconfirmed: 30, ended: 3 * 365 };

/**
 * Deletes unconfirmed requests that are more than 30 days old, expired suppressions, and subscriptions that ended more
 * than three years ago. The proofs of consent are deleted with their subscriptions.
 */
export async function sweepNewsletter(now: Instant): Promise<Swept<"consents" | "subscribers" | "suppressions">> {
  const before = (days: number) => new Date(now - days * msPerDay);
  const consents = await db.newsletterConsent.deleteMany({
    where: { confirmedAt: null, requestedAt: { lt: before(newsletterKept.unconfirmed) } },
  });
  const subscribers = await db.newsletterSubscriber.deleteMany({
    where: { state: "ended", endedAt: { lt: before(newsletterKept.ended) } },
  });
  const suppressions = await db.newsletterSuppression.deleteMany({ where: { until: { lt: new Date(now) } } });
  return { consents: consents.count, subscribers: subscribers.count, suppressions: suppressions.count };
}
