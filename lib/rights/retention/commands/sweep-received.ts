import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { receivedKeptDays } from "../kept-emails";

/** Deletes received emails as they came. Keeps those in the thread of a client with an open legal hold. */
export async function sweepReceived(now: Instant): Promise<Swept<"emails">> {
  const before = new Date(now - receivedKeptDays * msPerDay);
  const emails = await db.$executeRaw`
    delete from received_emails r where received_at < ${before} and not exists (
      select from clients join legal_holds on legal_holds.client_id = clients.id and lifted_at is null
      where clients.email in (
        (select email from contact_messages where id = r.contact_message_id),
        (select email from leads where id = r.lead_id)))`;
  return { emails };
}
