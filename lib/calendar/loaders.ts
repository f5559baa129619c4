import { findRules } from "@/lib/advisers/queries/rules";
import { windowsOn } from "@/lib/availability/windows";
import { listOwnTimes } from "@/lib/booking/desk/queries/week";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { decrypt } from "@/lib/platform/security/encryption";
import { addDays, daysFromTo } from "@/lib/platform/time/day";
import { msPerDay, overlaps } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { ReadingFailure } from "./busy/busy-reading";
import { longestSilence, shownDays } from "./calendar-link";
import type { CalendarLinks, CalendarProblems, OwnCalendar } from "./calendar-link";
import { addressContext } from "./commands/busy-calendar";
import { mayChangeCalendar } from "./may-change";
import { countCollisions, findStoredLinks, listCollisions, listUnread } from "./queries/calendar-links";

/** Loads the feed and the own calendar of an adviser. Undefined if the staff member may not change them. */
export async function loadCalendarLinks(
  staff: Staff,
  adviserId: string,
  now: Instant,
): Promise<CalendarLinks | undefined> {
  if (!mayChangeCalendar(staff, adviserId)) return undefined;
  const [stored, collisions, inHours] = await Promise.all([
    findStoredLinks(adviserId),
    listCollisions(adviserId, now),
    countInHours(adviserId, now),
  ]);
  if (!stored) return undefined;
  const { zone, isActive, feed, calendar } = stored;
  return {
    adviserId,
    zone,
    isActive,
    feed: feed && { madeAt: feed.madeAt.getTime(), lastReadAt: feed.lastReadAt?.getTime() ?? null },
    calendar: calendar && {
      host: new URL(decrypt(calendar.addressCipher, addressContext)).host,
      connectedAt: calendar.connectedAt.getTime(),
      triedAt: calendar.triedAt?.getTime() ?? null,
      readAt: calendar.readAt?.getTime() ?? null,
      failure:
        calendar.failure !== null && calendar.failingSince
          ? { kind: calendar.failure as ReadingFailure, since: calendar.failingSince.getTime() }
          : null,
      entries: calendar.entries,
      problems: calendar.problems as OwnCalendar["problems"],
      inHours,
      collisions,
    },
  };
}

/** Counts how often the own calendar blocks working hours within the next days. */
async function countInHours(adviserId: string, now: Instant): Promise<number> {
  const times = await listOwnTimes(adviserId, { start: now, end: now + shownDays * msPerDay });
  if (times.length === 0) return 0;
  const { advisers, office, today } = await findRules(now);
  const adviser = advisers.get(adviserId);
  if (!adviser) return 0;
  const open = daysFromTo(addDays(today, -1), addDays(today, shownDays)).flatMap((day) =>
    windowsOn(day, adviser, office),
  );
  return times.filter((time) => open.some((window) => overlaps(window, time))).length;
}

/** Loads what the page "Today" says: own calendars that cannot be read, and bookings at the time of an entry. */
export async function loadCalendarProblems(staff: Staff, now: Instant): Promise<CalendarProblems> {
  const scope = scopeOf(staff, "advisers");
  const [unread, collisions] = await Promise.all([
    listUnread(scope, now - longestSilence),
    countCollisions(scopeOf(staff, "bookings"), now),
  ]);
  return { unread: unread.map(({ adviser }) => adviser), collisions };
}
