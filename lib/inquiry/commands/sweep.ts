import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** Longer than any repeat is recognised; see `repeatWindow`. */
const submissionsKept = 48 * msPerHour;

/** Deletes the keys by which repeated submissions of a form were recognised. */
export async function sweepInquiries(now: Instant): Promise<Swept<"submissions">> {
  const { count } = await db.inquirySubmission.deleteMany({
    where: { createdAt: { lt: new Date(now - submissionsKept) } },
  });
  return { submissions: count };
}
