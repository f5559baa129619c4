import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { isAllowed, roles } from "@/lib/platform/auth/permissions";
import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { addDays, weekdayOf } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, minuteOfDay } from "@/lib/platform/time/zone";
import { findRecipient } from "@/lib/staff/queries";

import { periodBefore } from "../../reports/period";
import type { Period } from "../../reports/period";
import { bookingsMade } from "../../reports/queries/by-day";
import { outcomes } from "../../reports/queries/outcomes";
import { visitSeries } from "../../reports/queries/visits";
import { composeStatisticsDigest } from "../emails/digest";
import type { WeekTotals } from "../emails/digest";

/** The email leaves on Monday in these hours of the office's zone. The later ones are for a worker that was stopped. */
const morning = { from: 7 * 60, until: 12 * 60 } as const;
const monday = 1;

const readers = roles.filter((role) => isAllowed(role, "analytics.read"));

/** Queues an email with last week's totals to each staff member who asked for it, once a week. */
export async function queueStatisticsDigests(now: Instant): Promise<number> {
  const { zone } = await refreshFirm();
  const [day, minute] = [dayOf(now, zone), minuteOfDay(now, zone)];
  if (weekdayOf(day) !== monday || minute < morning.from || minute >= morning.until) return 0;
  return db.$transaction(async (tx) => {
    // One statement marks and reads the staff, so that two parallel runs never email the same person.
    const due = await tx.$queryRaw<{ id: string }[]>`
      update staff_users set statistics_email_on = ${day}::date
      where is_active and has_statistics_emails and role::text = any(${readers})
        and statistics_email_on is distinct from ${day}::date
      returning id::text`;
    await enqueueAll(
      tx,
      due.map(({ id }) => ({ job: { task: "statistics-digest" as const, payload: { staffId: id, day } } })),
    );
    return due.length;
  });
}

/**
 * Sends one of these emails, unless the staff member wants no more of them or may no longer read the statistics. Throws
 * if sending fails, so that the job is retried.
 */
export async function sendStatisticsDigest(
  { staffId, day }: PayloadOf<"statistics-digest">,
  by?: Mailer,
): Promise<DeliveryOutcome | "not-wanted"> {
  const wanted = { id: staffId, isActive: true, hasStatisticsEmails: true, role: { in: readers } };
  if ((await db.staffUser.count({ where: wanted })) === 0) return "not-wanted";
  await refreshFirm();
  const week = { from: addDays(day, -7), to: addDays(day, -1) };
  const [now, before] = [await totalsOf(week), await totalsOf(periodBefore(week))];
  const email = composeStatisticsDigest(await findRecipient(staffId), { week, now, before });
  return deliverOnce(`statistics-digest:${staffId}:${day}`, email, by);
}

async function totalsOf(week: Period): Promise<WeekTotals> {
  const [{ total: visits }, made, { total: appointments }] = await Promise.all([
    visitSeries(week, []),
    bookingsMade(week),
    outcomes("service", week, "en"),
  ]);
  return {
    visitors: visits.visitors,
    visits: visits.visits,
    views: visits.hits,
    made: made.total,
    held: appointments.held,
    missed: appointments.missed,
  };
}
