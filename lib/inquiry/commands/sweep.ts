import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long the hash of a submission is kept. It must be longer than `repeatWindow`, or repeats would be missed. */
const submissionsKept = 48 * msPerHour;

/** An item that staff kept out of the inbox is deleted after this number of days. Until then, staff can release it. */
const keptOutDays = 30;

/**
 * Deletes the hashes of submissions that are older than 48 hours, and the items that staff kept out of the inbox more
 * than 30 days ago.
 */
export async function sweepInquiries(now: Instant): Promise<Swept<"submissions" | "keptOut">> {
  const { count } = await db.inquirySubmission.deleteMany({
    where: { createdAt: { lt: new Date(now - submissionsKept) } },
  });
  const old = { where: { keptOutAt: { lt: new Date(now - keptOutDays * msPerDay) } } };
  const [messages, leads] = [await db.contactMessage.deleteMany(old), await db.lead.deleteMany(old)];
  return { submissions: count, keptOut: messages.count + leads.count };
}
