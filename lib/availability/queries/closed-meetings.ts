import { db } from "@/lib/platform/db/client";
import { addDays, utcDay } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { holidaysFromTo } from "../holidays";
import type { Region } from "../holidays";
import { daysOfChange, isWithinHours, withChange } from "../proposed-change";
import type { ProposedChange } from "../proposed-change";
import { rulesOf } from "./rules";

type Meeting = Interval & { readonly adviserId: string };

type Office = { readonly zone: string; readonly horizonDays: number; readonly holidays: Region };

/**
 * Returns the meetings outside the working hours of their advisers. With a change, returns the meetings that would be
 * outside after the change, if they are on a changed day or are within the hours now.
 */
export async function findClosedMeetings<M extends Meeting>(
  meetings: readonly M[],
  { office, change }: { readonly office: Office; readonly change?: ProposedChange | undefined },
): Promise<readonly M[]> {
  if (meetings.length === 0) return [];
  const { version } = await db.rulesVersion.findUniqueOrThrow({ where: { id: 1 }, select: { version: true } });
  const first = utcDay(Math.min(...meetings.map(({ start }) => start)) - 2 * msPerDay);
  const last = utcDay(Math.max(...meetings.map(({ end }) => end)) + 2 * msPerDay);
  // The hours do not depend on a service, so `rulesOf` gets an empty id, which no service has.
  const stored = await rulesOf("", { from: first, version });
  const now = {
    advisers: stored.advisers,
    office: {
      ...office,
      exceptions: stored.officeExceptions,
      holidays: holidaysFromTo(
        { first, last: addDays(last, 1) },
        { region: office.holidays, overrides: stored.holidayOverrides },
      ),
    },
  };
  const then = withChange(now, change);
  const isOpen = (meeting: M, rules: typeof now) => {
    const adviser = rules.advisers.find(({ id }) => id === meeting.adviserId);
    return adviser !== undefined && isWithinHours(meeting, adviser, rules.office);
  };
  return meetings.filter((meeting) => !isOpen(meeting, then) && (!change || isOnDay(meeting) || isOpen(meeting, now)));

  function isOnDay({ start, adviserId }: M): boolean {
    if (!change) return true;
    const { first: from, last: to } = daysOfChange(change);
    const day = dayOf(start, now.advisers.find(({ id }) => id === adviserId)?.zone ?? office.zone);
    return from <= day && day <= to;
  }
}
