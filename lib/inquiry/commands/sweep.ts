import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long the hashes of submissions are kept. This must be longer than `repeatWindow`. */
const submissionsKept = 48 * msPerHour;

/**
 * The number of days for which staff can release an item that they kept out of the inbox. After that, the item is
 * deleted.
 */
const keptOutDays = 30;

/**
 * Deletes the hashes of submissions that are too old to count as repeated. Also deletes items that staff kept out of
 * the inbox more than 30 days ago.
 */
export async function sweepInquiries(now: Instant): Promise<Swept<"submissions" | "keptOut">> {
  const { count } = await db.inquirySubmission.deleteMany({
    where: { createdAt: { lt: new Date(now - submissionsKept) } },
  });
  const old = { where: { keptOutAt: { lt: new Date(now - keptOutDays * msPerDay) } } };
  const [messages, leads] = [await db.contactMessage.deleteMany(old), await db.lead.deleteMany(old)];
  return { submissions: count, keptOut: messages.count + leads.count };
}
