import { firm, refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { findRecipient } from "@/lib/staff/queries";

import { composeReminder } from "../emails/reminder";

const maxAtOnce = 200;

type DueCase = { readonly reference: string; readonly ownerId: string | null };

/**
 * Queues reminders about open cases that have a deadline soon: one email to each case owner, and one email to the
 * office for cases without an active owner. Each deadline causes only one reminder.
 */
export async function queueReminders(now: Instant): Promise<number> {
  await refreshFirm();
  const today = dateFromDay(dayOf(now, firm().zone));
  return db.$transaction(async (tx) => {
    // One statement marks and reads the deadlines, so that two parallel runs never get the same deadline.
    const due = await tx.$queryRaw<DueCase[]>`
      with near as (
        select d.id from case_deadlines d join cases c on c.id = d.case_id
        where d.remind_on <= ${today}::date and d.done_at is null and d.reminded_at is null and c.state = 'open'
        limit ${maxAtOnce} for update of d skip locked
      ), marked as (
        update case_deadlines set reminded_at = ${new Date(now)} where id in (select id from near) returning case_id
      )
      select distinct c.reference, active.id::text as "ownerId" from marked
      join cases c on c.id = marked.case_id left join staff_users active on active.id = c.owner_id and active.is_active
      order by c.reference`;
    const groups = new Map<string | null, string[]>();
    for (const { ownerId, reference } of due) groups.set(ownerId, [...(groups.get(ownerId) ?? []), reference]);
    await enqueueAll(
      tx,
      [...groups].map(([staffId, cases]) => ({
        job: {
          task: "case-reminder" as const,
          payload: { ...(staffId === null ? {} : { staffId }), at: new Date(now).toISOString(), cases },
        },
      })),
    );
    return due.length;
  });
}

/** Sends one reminder. Throws if sending fails, so that the job is retried. */
export async function sendReminder(
  { staffId, at, cases }: PayloadOf<"case-reminder">,
  by?: Mailer,
): Promise<DeliveryOutcome> {
  const key = `case-reminder:${staffId ?? "office"}:${at}`;
  return deliverOnce(key, composeReminder(await findRecipient(staffId), cases), by);
}
