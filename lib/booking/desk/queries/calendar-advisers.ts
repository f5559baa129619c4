import { adviserOrder } from "@/lib/availability/queries/adviser-order";
import { db } from "@/lib/platform/db/client";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

/**
 * Lists the active advisers with the skill for a service, in their order. The first argument, the result of
 * `withinScope`, limits the list to the advisers that a staff member may see.
 */
export async function listCalendarAdvisers(
  { adviserId }: { readonly adviserId?: { readonly in: string[] } },
  serviceId: string,
) {
  return db.adviser.findMany({
    where: { isActive: true, skills: { some: { serviceId } }, ...(adviserId === undefined ? {} : { id: adviserId }) },
    orderBy: adviserOrder,
    select: { id: true, name: true },
  });
}

type DayOfAdviser = { readonly adviserId: string; readonly exceptBookingId?: string | undefined; readonly at: Instant };

/**
 * Counts an adviser's appointments on the day of the instant `at`, and returns the count with the adviser's daily cap.
 * Days are days in the adviser's time zone.
 */
export async function countMeetings({ adviserId, exceptBookingId, at }: DayOfAdviser) {
  const { zone, dailyCap } = await db.adviser.findUniqueOrThrow({
    where: { id: adviserId },
    select: { zone: true, dailyCap: true },
  });
  const day = dayOf(at, zone);
  const count = await db.occupiedTime.count({
    where: {
      adviserId,
      bookingId: exceptBookingId === undefined ? { not: null } : { notIn: [exceptBookingId] },
      startsAt: { gte: new Date(startOfDay(day, zone)), lt: new Date(startOfDay(addDays(day, 1), zone)) },
    },
  });
  return { count, cap: dailyCap };
}

/** The names of advisers by id. */
export async function nameAdvisers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const advisers = await db.adviser.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  return new Map(advisers.map(({ id, name }) => [id, name]));
}
