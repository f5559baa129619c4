import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long the hash of a submission is kept. It must be longer than `repeatWindow`, or repeats would be missed. */
const submissionsKept = 48 * msPerHour;

/** Deletes the hashes of submissions that are older than 48 hours. */
export async function sweepInquiries(now: Instant): Promise<Swept<"submissions">> {
  const { count } = await db.inquirySubmission.deleteMany({
    where: { createdAt: { lt: new Date(now - submissionsKept) } },
  });
  return { submissions: count };
}
