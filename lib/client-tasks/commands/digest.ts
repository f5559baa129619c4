import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, minuteOfDay } from "@/lib/platform/time/zone";
import { findRecipient } from "@/lib/staff/queries";

import { composeTaskDigest } from "../emails/digest";
import { isUnassigned } from "../queries/owners";

/** The email leaves in these hours of the office's zone. The second hour is for a worker that was not running. */
const morning = { from: 7 * 60, until: 12 * 60 } as const;

/**
 * Queues an email to each staff member with open tasks that became due since their last such email. Each of them gets
 * at most one email a day. A task that stays overdue causes no second email.
 */
export async function queueTaskDigests(now: Instant): Promise<number> {
  const { zone } = await refreshFirm();
  const minute = minuteOfDay(now, zone);
  if (minute < morning.from || minute >= morning.until) return 0;
  const day = dayOf(now, zone);
  return db.$transaction(async (tx) => {
    // One statement marks and reads the staff, so that two parallel runs never email the same person.
    const due = await tx.$queryRaw<{ id: string }[]>`
      update staff_users s set task_email_on = ${day}::date
      where s.is_active and s.has_task_emails and exists (
        select from client_tasks t
        where t.owner_id = s.id and t.done_at is null and t.due_on <= ${day}::date
          and coalesce(t.due_on > s.task_email_on, true) and not (${isUnassigned}))
      returning s.id::text`;
    await enqueueAll(
      tx,
      due.map(({ id }) => ({ job: { task: "task-digest" as const, payload: { staffId: id, day } } })),
    );
    return due.length;
  });
}

/**
 * Sends one of these emails, unless the tasks were done in the meantime or the staff member wants no more emails.
 * Throws if sending fails, so that the job is retried.
 */
export async function sendTaskDigest(
  { staffId, day }: PayloadOf<"task-digest">,
  by?: Mailer,
): Promise<DeliveryOutcome | "not-due"> {
  const count = await countDue(staffId, day);
  if (count === 0) return "not-due";
  return deliverOnce(`task-digest:${staffId}:${day}`, composeTaskDigest(await findRecipient(staffId), count), by);
}

/** Counts the due tasks of staff who want the email. Unassigned tasks are no longer theirs. */
async function countDue(staffId: string, day: Day): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from client_tasks t join staff_users owner on owner.id = t.owner_id
    where t.owner_id = ${staffId}::uuid and owner.is_active and owner.has_task_emails
      and t.done_at is null and t.due_on <= ${day}::date and not (${isUnassigned})`;
  return row.count;
}
