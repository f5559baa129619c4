import { openStates } from "@/lib/booking/states";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import type { AdviserCollisions, Collision } from "../calendar-link";

/** Finds the stored feed and the stored own calendar of an adviser. */
export function findStoredLinks(adviserId: string) {
  return db.adviser.findUnique({
    where: { id: adviserId },
    select: { zone: true, isActive: true, feed: true, calendar: true },
  });
}

const maxListed = 50;

/** Lists the coming bookings of an adviser at whose time the adviser's own calendar has an entry. */
export async function listCollisions(adviserId: string, now: Instant): Promise<readonly Collision[]> {
  const rows = await db.$queryRaw<{ reference: string; startsAt: Date }[]>`
    select reference, starts_at as "startsAt" from bookings booking
    where adviser_id = ${adviserId}::uuid and ${collides(now)}
    order by starts_at limit ${maxListed}`;
  return rows.map(({ reference, startsAt }) => ({ reference, start: startsAt.getTime() }));
}

/** Counts the same bookings by adviser. */
export function countCollisions({ advisers }: Scope, now: Instant): Promise<readonly AdviserCollisions[]> {
  return db.$queryRaw<AdviserCollisions[]>`
    select slug, name, count(*)::int as count from bookings booking join advisers on advisers.id = adviser_id
    where (${advisers === "all"} or adviser_id = any(${advisers === "all" ? [] : [...advisers]}::uuid[])) and ${collides(now)}
    group by slug, name order by name limit ${maxListed}`;
}

/**
 * The condition that a booking is to come and that the own calendar has an entry at its time. Few of an office's
 * bookings are to come, and the index on their start finds those.
 */
const collides = (now: Instant) => Prisma.sql`
  booking.starts_at > ${new Date(now)} and status::text = any(${[...openStates]})
  and exists (select from busy_times entry where entry.adviser_id = booking.adviser_id
    and entry.starts_at < booking.ends_at and entry.ends_at > booking.starts_at)`;

/** Lists the active advisers whose own calendar has not been readable since this instant or an earlier one. */
export function listUnread(scope: Scope, since: Instant) {
  return db.busyCalendar.findMany({
    where: { ...withinScope(scope), failingSince: { lte: new Date(since) }, adviser: { isActive: true } },
    select: { adviser: { select: { slug: true, name: true } } },
    orderBy: { failingSince: "asc" },
    take: maxListed,
  });
}
