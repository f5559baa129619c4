import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** Days. Unconfirmed addresses may be strangers'; a proof is kept for as long as somebody may ask for it. */
const kept = { unconfirmed: 30, ended: 3 * 365 };

/** Deletes what has run out: askings never confirmed, subscriptions ended years ago with their proofs, wishes for a while of quiet. */
export async function sweepNewsletter(now: Instant): Promise<Swept<"consents" | "subscribers" | "suppressions">> {
  const before = (days: number) => new Date(now - days * msPerDay);
  const consents = await db.newsletterConsent.deleteMany({
    where: { confirmedAt: null, askedAt: { lt: before(kept.unconfirmed) } },
  });
  const subscribers = await db.newsletterSubscriber.deleteMany({
    where: { state: "ended", endedAt: { lt: before(kept.ended) } },
  });
  const suppressions = await db.newsletterSuppression.deleteMany({ where: { until: { lt: new Date(now) } } });
  return { consents: consents.count, subscribers: subscribers.count, suppressions: suppressions.count };
}
