import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long Google attributes a conversion to a click. `conversions_at` holds back what is older. */
export const clickLife = 90 * msPerDay;

/** Deletes the click ids of leads that are older than Google accepts. `from_ads` says that the lead came from an ad. */
export async function deleteOldClicks(now: Instant): Promise<Swept<"clickIds">> {
  const count = await db.$executeRaw`
    update leads set gclid = null, gbraid = null, wbraid = null
    where created_at <= ${new Date(now - clickLife)} and num_nonnulls(gclid, gbraid, wbraid) > 0`;
  return { clickIds: count };
}
