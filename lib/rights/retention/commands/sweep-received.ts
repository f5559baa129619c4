import { receivedKeptDays } from "@/lib/inquiry/inbox/kept-emails";
import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { listHeldRecords } from "../queries/held-records";

/**
 * Deletes received emails as they came. Keeps those of clients with an open legal hold: in the threads of their
 * messages and leads, or sent from an address that they have or had.
 */
export async function sweepReceived(now: Instant): Promise<Swept<"emails">> {
  const before = new Date(now - receivedKeptDays * msPerDay);
  const { inquiryIds, addressHashes } = await listHeldRecords();
  const emails = await db.$executeRaw`
    delete from received_emails where received_at < ${before}
      and (contact_message_id = any(${[...inquiryIds]}::uuid[]) or lead_id = any(${[...inquiryIds]}::uuid[])
        or sender_hash = any(${[...addressHashes]}::bytea[])) is not true`;
  return { emails };
}
