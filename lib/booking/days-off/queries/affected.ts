import { createHash } from "node:crypto";

import { findClosedMeetings } from "@/lib/availability/queries/closed-meetings";
import { daysOfChange } from "@/lib/availability/proposed-change";
import type { ProposedChange } from "@/lib/availability/proposed-change";
import { office } from "@/lib/firm/legal";
import { fullName } from "@/lib/inquiry/person/person-name";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { openStates } from "../../states";
import { bookingCodes, codesOfBooking } from "../../desk/queries/safe-contact";

type Range = { readonly first: Day; readonly last: Day };
type Days = { readonly ranges: readonly Range[]; readonly adviserId: string | null };

/** Reads the open appointments that may fall on these days in any time zone and have not begun. */
async function listOpenBookings(scope: Scope, { ranges, adviserId }: Days, now: Instant) {
  const onDays = ranges.map(({ first, last }) => {
    const [from, to] = [Math.max(now, utcMidnight(first) - 2 * msPerDay), utcMidnight(last) + 3 * msPerDay];
    return { startsAt: { gt: new Date(from), lt: new Date(to) } };
  });
  const rows = await db.booking.findMany({
    where: {
      AND: [withinScope(scope), adviserId === null ? {} : { adviserId }, { OR: onDays }],
      status: { in: [...openStates] },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      reference: true,
      adviserId: true,
      adviser: { select: { name: true, zone: true } },
      startsAt: true,
      endsAt: true,
      locale: true,
      meetingMode: true,
      email: true,
      preferredContact: true,
      serviceId: true,
      sequence: true,
      firstName: true,
      lastName: true,
      ...bookingCodes,
    },
  });
  return rows.map(({ startsAt, endsAt, firstName, lastName, safeContact, client, contactMessage, lead, ...row }) => ({
    ...row,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    safeContact: codesOfBooking({ safeContact, client, contactMessage, lead }),
    name: scope.hasPersonalDetails ? fullName({ firstName, lastName }) : null,
  }));
}

/** An appointment on days that are closed or would be closed. */
export type AffectedBooking = Awaited<ReturnType<typeof listOpenBookings>>[number];

/** Finds the open appointments that would be outside the working hours if the change were saved. */
export async function findAffected(
  scope: Scope,
  change: ProposedChange,
  now: Instant,
): Promise<readonly AffectedBooking[]> {
  const adviserId = change.kind === "days" ? change.adviserId : null;
  const bookings = await listOpenBookings(scope, { ranges: [daysOfChange(change)], adviserId }, now);
  return findClosedMeetings(bookings, { office: office(), change });
}

/** Finds the open appointments on these days that are outside the working hours as they are now. */
export async function findClosed(scope: Scope, days: Days, now: Instant): Promise<readonly AffectedBooking[]> {
  const bookings = await listOpenBookings(scope, days, now);
  const onDays = bookings.filter((booking) => days.ranges.some((range) => isOn(booking, range)));
  return findClosedMeetings(onDays, { office: office() });
}

/** Whether the appointment begins on one of these days in the zone of its adviser. */
export function isOn({ start, adviser }: Pick<AffectedBooking, "start" | "adviser">, { first, last }: Range): boolean {
  const day = dayOf(start, adviser.zone);
  return first <= day && day <= last;
}

/** The version of a list of appointments. It changes when one is booked, moved or cancelled. */
export function versionOf(bookings: readonly Pick<AffectedBooking, "id" | "sequence">[]): string {
  const list = bookings.map(({ id, sequence }) => `${id} ${sequence}`).toSorted();
  return createHash("sha256").update(list.join("\n")).digest("hex").slice(0, 16);
}
