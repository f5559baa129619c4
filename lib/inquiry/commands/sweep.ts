import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** This must be longer than `repeatWindow`. */
const submissionsKept = 48 * msPerHour;

/** Deletes the hashes of submissions that are too old to be repeated. */
export async function sweepInquiries(now: Instant): Promise<Swept<"submissions">> {
  const { count } = await db.inquirySubmission.deleteMany({
    where: { createdAt: { lt: new Date(now - submissionsKept) } },
  });
  return { submissions: count };
}
