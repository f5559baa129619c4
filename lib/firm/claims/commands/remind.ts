import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { findRecipient } from "@/lib/staff/queries";

import { firm, refreshFirm } from "../../settings-snapshot";
import { composeExpiryReminder } from "../emails/expiry-reminder";
import { listExpiring } from "../queries/expiring-claims";
import { reminderDays } from "../validity";

const maxAtOnce = 500;

type DueClaim = { readonly id: string; readonly ownerId: string | null };

/**
 * Queues reminders of verified claims that expire within 30 days, and again within 7 days. The reminder goes to the
 * claim's owner. Without an active owner it goes to each active person with the role compliance, or else to the office.
 */
export async function queueExpiryReminders(now: Instant): Promise<number> {
  await refreshFirm();
  const today = dayOf(now, firm().zone);
  let queued = 0;
  for (const days of reminderDays) {
    queued += await db.$transaction(async (tx) => {
      // One statement marks and reads the claims, so that two parallel runs never get the same claim.
      const due = await tx.$queryRaw<DueClaim[]>`
        with due as (
          update confirmations set reminded_days = ${days} where id in (
            select id from confirmations
            where kind = 'claim' and state = 'confirmed' and coalesce(reminded_days, 366) > ${days}
              and expires_on > ${dateFromDay(today)}::date and expires_on <= ${dateFromDay(addDays(today, days))}::date
            limit ${maxAtOnce} for update skip locked
          ) returning subject_id
        )
        select claims.id, active.id as "ownerId" from due join claims on claims.id::text = subject_id
        left join staff_users active on active.id = claims.owner_id and active.is_active
        order by claims.position, claims.key`;
      if (due.length === 0) return 0;
      const compliance = await tx.staffUser.findMany({
        where: { isActive: true, role: "compliance" },
        select: { id: true },
      });
      const others = compliance.length > 0 ? compliance.map(({ id }) => id) : [undefined];
      const groups = new Map<string | undefined, string[]>();
      for (const { id, ownerId } of due)
        for (const staffId of ownerId === null ? others : [ownerId])
          groups.set(staffId, [...(groups.get(staffId) ?? []), id]);
      await enqueueAll(
        tx,
        [...groups].map(([staffId, claims]) => ({
          job: {
            task: "claim-reminder" as const,
            payload: { ...(staffId === undefined ? {} : { staffId }), at: new Date(now).toISOString(), days, claims },
          },
        })),
      );
      return due.length;
    });
  }
  return queued;
}

/**
 * Sends one reminder of the claims that are still verified with a near end. Throws if sending fails, so that the job is
 * retried.
 */
export async function sendExpiryReminder(
  { staffId, at, days, claims }: PayloadOf<"claim-reminder">,
  by?: Mailer,
): Promise<DeliveryOutcome | undefined> {
  const recipient = await findRecipient(staffId);
  const today = dayOf(Date.parse(at), firm().zone);
  const expiring = await listExpiring(claims, { locale: recipient.locale, until: addDays(today, days) });
  if (expiring.length === 0) return undefined;
  const key = `claim-reminder:${staffId ?? "office"}:${days}:${at}`;
  return deliverOnce(key, composeExpiryReminder(recipient, expiring), by);
}
