import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { findRecipient } from "@/lib/staff/queries";

import { listCovers } from "../queries/absences";
import { composeWarning } from "../emails/warning";

/**
 * Staff are warned when a message or lead has waited this long for an answer, in milliseconds. The firm promises a
 * reply within a day, so staff then have four hours left.
 */
export const warnAfterMs = 20 * msPerHour;

const maxAtOnce = 200;

type LateItem = { readonly reference: string; readonly ownerId: string | null };

/**
 * Queues one email for each person who must answer items that have waited for `warnAfterMs`. This person is the item's
 * owner, or the colleague who covers for an absent owner. For items without an active owner, the email goes to the
 * office. Staff are warned once about each item, and once more if the item is reopened and waits too long again. While
 * an item is snoozed, staff are not warned about it.
 */
export async function queueWarnings(now: Instant): Promise<number> {
  const at = new Date(now);
  const before = new Date(now - warnAfterMs);
  const covers = new Map((await listCovers(now)).map(({ staffId, coverId }) => [staffId, coverId]));
  return db.$transaction(async (tx) => {
    // One statement marks and reads the items, so that two concurrent jobs cannot warn about the same item.
    const late = await tx.$queryRaw<LateItem[]>`
      with late_messages as (
        select id from contact_messages where state = 'received' and warned_at is null
          and coalesce(reopened_at, created_at) <= ${before} and (snoozed_until is null or snoozed_until <= ${at})
        limit ${maxAtOnce} for update skip locked
      ), late_leads as (
        select id from leads where state = 'received' and not is_test and warned_at is null
          and coalesce(reopened_at, created_at) <= ${before} and (snoozed_until is null or snoozed_until <= ${at})
        limit ${maxAtOnce} for update skip locked
      ), messages as (
        update contact_messages set warned_at = ${at} where id in (select id from late_messages) returning reference, owner_id
      ), requests as (
        update leads set warned_at = ${at} where id in (select id from late_leads) returning reference, owner_id
      )
      select reference, active.id::text as "ownerId" from (select * from messages union all select * from requests) as warned
      left join staff_users as active on active.id = warned.owner_id and active.is_active
      order by reference`;
    const groups = new Map<string | undefined, LateItem[]>();
    for (const item of late) {
      const recipient = item.ownerId === null ? undefined : (covers.get(item.ownerId) ?? item.ownerId);
      groups.set(recipient, [...(groups.get(recipient) ?? []), item]);
    }
    const jobs = [...groups].map(([staffId, items]) => ({
      job: {
        task: "inquiry-warning" as const,
        payload: {
          ...(staffId === undefined ? {} : { staffId }),
          at: at.toISOString(),
          items: items.map(({ reference }) => reference),
        },
      },
    }));
    await enqueueAll(tx, jobs);
    return late.length;
  });
}

/** Sends one warning. Throws if the email could not be sent, so that the job is retried. */
export async function sendWarning(
  { staffId, at, items, reason }: PayloadOf<"inquiry-warning">,
  by?: Mailer,
): Promise<DeliveryOutcome> {
  const about = reason === undefined ? "" : `:${reason}:${items.join()}`;
  const key = `inquiry-warning:${staffId ?? "office"}:${at}${about}`;
  return deliverOnce(key, composeWarning(await findRecipient(staffId), items, reason), by);
}
