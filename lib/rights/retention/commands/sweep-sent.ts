import type { Swept } from "@/lib/platform/jobs/sweep";
import { sweepSentEmails } from "@/lib/platform/mail/sent-emails";
import type { Instant } from "@/lib/platform/time/instant";

import { listHeldRecords } from "../queries/held-records";

/** Deletes old copies of sent emails, except those of clients with an open legal hold. */
export async function sweepSent(now: Instant): Promise<Swept<"copies" | "files">> {
  const { inquiryIds, bookingIds, addressHashes } = await listHeldRecords();
  return sweepSentEmails(now, { recordIds: [...inquiryIds, ...bookingIds], addressHashes });
}
