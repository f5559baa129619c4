import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { serviceName } from "@/lib/inquiry/inbox/inbox-row";
import { promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import { fullName } from "@/lib/inquiry/person/person-name";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Permission } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { countWaiting as countProposals } from "@/lib/platform/second-person/queries";
import { addDays } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { comparedDays, replyFigure, sumFigure } from "./figures";
import { mayConfirm } from "./proposals";
import type { Waiting } from "./proposals";
import { countClaims, countFailedJobs } from "./queries/attention";
import { countAppointments, countBookingsMade, countInquiries, listReplyTimes } from "./queries/figures";
import { countWaiting, listWaiting } from "./queries/waiting";

/** How many waiting people the page "Today" lists. The inbox lists all of them. */
const listedWaiting = 5;

/** The wait in milliseconds after which an answer is urgent. The firm promises an answer within 24 hours. */
const urgentMs = 20 * msPerHour;

/** The page "Today" counts the claims that expire within this many days. */
const claimNoticeDays = 30;

const countsAt = (now: Instant) => countWaiting({ now, lateBefore: now - promisedReplyMs, soonBefore: now - urgentMs });

/** Lists the people who wait for an answer, longest wait first. Undefined for staff who may not read the inbox. */
export async function loadWaiting(staff: Staff, { locale, now }: { readonly locale: Locale; readonly now: Instant }) {
  if (!isAllowed(staff.role, "inbox.read-all")) return undefined;
  const [items, counts] = await Promise.all([listWaiting(listedWaiting, now), countsAt(now)]);
  const rows = items.map(async ({ firstName, lastName, service, ownerId, since, ...item }) => ({
    ...item,
    name: fullName({ firstName, lastName }),
    service: await serviceName(service, locale),
    isOwn: ownerId === staff.id,
    since: since.getTime(),
  }));
  return { rows: await Promise.all(rows), waiting: counts.waiting, late: counts.late, promisedMs: promisedReplyMs };
}

/** Counts the items that need attention. A count is 0 if the staff member may not read the counted items. */
export async function loadAttention(staff: Staff, now: Instant) {
  const may = (permission: Permission) => isAllowed(staff.role, permission);
  const { zone } = firm();
  const today = dayOf(now, zone);
  const [failedJobs, inbox, claims] = await Promise.all([
    may("outbox.read") ? countFailedJobs() : 0,
    may("inbox.read-all") ? countsAt(now) : { soon: 0, quarantined: 0 },
    may("claims.read")
      ? countClaims({ profile: profile().id, today, until: addDays(today, claimNoticeDays) })
      : { expiring: 0, firstExpiry: null, unverified: 0 },
  ]);
  return {
    failedJobs,
    urgent: inbox.soon,
    quarantined: inbox.quarantined,
    expiringClaims: claims.expiring,
    firstExpiry: claims.firstExpiry,
    // Demo mode shows every claim as a sample, so no claim needs verification.
    unverifiedClaims: env().SITE_MODE === "live" ? claims.unverified : 0,
  };
}

/** Lists the proposals of other staff that this staff member can confirm, by kind. */
export async function loadWaitingProposals(staff: Staff): Promise<readonly Waiting[]> {
  return (await countProposals(staff.id)).filter((row) => mayConfirm(staff.role, row));
}

/**
 * The figures of the last 30 days and of the 30 days before them. Advisers see figures of their own bookings only.
 * Figures about messages are only for staff who may read the inbox or the analytics.
 */
export async function loadFigures(staff: Staff, now: Instant) {
  const scope = scopeOf(staff, "bookings");
  const { zone } = firm();
  const today = dayOf(now, zone);
  const days = comparedDays(today);
  const period = days.map((day) => ({ day, start: startOfDay(day, zone), end: startOfDay(addDays(day, 1), zone) }));
  const [appointments, made, inquiries] = await Promise.all([
    countAppointments(scope, period),
    countBookingsMade(scope, period),
    isAllowed(staff.role, ["inbox.read-all", "analytics.read"])
      ? Promise.all([countInquiries(period), listReplyTimes(period)])
      : undefined,
  ]);
  return {
    today,
    firstDay: addDays(today, 1 - days.length / 2),
    held: sumFigure(
      days,
      appointments.map(({ day, held }) => ({ day, count: held })),
    ),
    missed: sumFigure(
      days,
      appointments.map(({ day, missed }) => ({ day, count: missed })),
    ),
    made: sumFigure(days, made),
    inquiries: inquiries && {
      received: sumFigure(days, inquiries[0]),
      replies: replyFigure(days, inquiries[1], promisedReplyMs),
    },
  };
}
