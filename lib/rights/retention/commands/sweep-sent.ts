import type { Swept } from "@/lib/platform/jobs/sweep";
import { sweepTexts } from "@/lib/booking/texts/commands/sweep-texts";
import { sweepSentEmails } from "@/lib/platform/mail/sent-emails";
import type { Instant } from "@/lib/platform/time/instant";

import { listHeldRecords } from "../queries/held-records";

/** Deletes old copies of sent emails and records of texts, except those of clients with an open legal hold. */
export async function sweepSent(now: Instant): Promise<Swept<"copies" | "files" | "texts">> {
  const { inquiryIds, bookingIds, addressHashes } = await listHeldRecords();
  const emails = await sweepSentEmails(now, { recordIds: [...inquiryIds, ...bookingIds], addressHashes });
  return { ...emails, texts: await sweepTexts(now, [...bookingIds]) };
}
