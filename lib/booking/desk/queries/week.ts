import { fullName } from "@/lib/inquiry/person/person-name";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import { findUndelivered } from "./undelivered";

/** The condition for appointments that start within the interval and are not cancelled. */
const takingPlace = (scope: Scope, { start, end }: Interval) =>
  ({
    ...withinScope(scope),
    startsAt: { gte: new Date(start), lt: new Date(end) },
    status: { not: "cancelled" },
  }) as const;

/**
 * Lists the adviser and the start of each appointment, so that the appointments of each adviser can be counted by day.
 */
export async function listMeetings(scope: Scope, interval: Interval) {
  const bookings = await db.booking.findMany({
    where: takingPlace(scope, interval),
    select: { adviserId: true, startsAt: true },
  });
  return bookings.map(({ adviserId, startsAt }) => ({ adviserId, start: startsAt.getTime() }));
}

/** Lists the appointments with their reserved time, buffers included. */
export async function listCalendar(scope: Scope, interval: Interval) {
  const bookings = await db.booking.findMany({
    where: takingPlace(scope, interval),
    orderBy: [{ startsAt: "asc" }, { reference: "asc" }],
    select: {
      id: true,
      reference: true,
      status: true,
      startsAt: true,
      endsAt: true,
      adviserId: true,
      serviceId: true,
      meetingMode: true,
      firstName: true,
      lastName: true,
      occupied: { select: { beforeMs: true, afterMs: true } },
    },
  });
  const undelivered = await findUndelivered(bookings.map(({ id }) => id));
  return bookings.map(({ id, firstName, lastName, occupied, ...booking }) => ({
    ...booking,
    /** Whether the confirmation, or the notice of a move, did not reach the client. */
    isUndelivered: undelivered.has(id),
    name: scope.hasPersonalDetails ? fullName({ firstName, lastName }) : null,
    reserved: {
      start: booking.startsAt.getTime() - (occupied?.beforeMs ?? 0),
      end: Math.max(booking.endsAt.getTime(), booking.startsAt.getTime() + (occupied?.afterMs ?? 0)),
    },
  }));
}

export type CalendarBooking = Awaited<ReturnType<typeof listCalendar>>[number];

/**
 * Lists the times that are held while a visitor fills in the form, and those that are offered to the client of another
 * booking, with its reference.
 */
export async function listHolds(scope: Scope, { start, end }: Interval, now: Instant) {
  const holds = await db.occupiedTime.findMany({
    where: {
      ...withinScope(scope),
      bookingId: null,
      startsAt: { gte: new Date(start), lt: new Date(end) },
      expiresAt: { gt: new Date(now) },
    },
    select: {
      id: true,
      adviserId: true,
      startsAt: true,
      beforeMs: true,
      afterMs: true,
      expiresAt: true,
      offer: { select: { booking: { select: { reference: true } } } },
    },
  });
  return holds.map(({ startsAt, beforeMs, afterMs, expiresAt, offer, ...hold }) => ({
    ...hold,
    offeredTo: offer?.booking.reference ?? null,
    reserved: { start: startsAt.getTime() - beforeMs, end: startsAt.getTime() + afterMs },
    meetingStart: startsAt.getTime(),
    until: expiresAt?.getTime() ?? now,
  }));
}

export type CalendarHold = Awaited<ReturnType<typeof listHolds>>[number];

/** Lists when an adviser's own calendar makes them busy. The scope must allow the adviser. */
export async function listOwnTimes(adviserId: string, { start, end }: Interval): Promise<readonly Interval[]> {
  const times = await db.busyTime.findMany({
    where: { adviserId, startsAt: { lt: new Date(end) }, endsAt: { gt: new Date(start) } },
    orderBy: { startsAt: "asc" },
    select: { startsAt: true, endsAt: true },
  });
  return times.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
}
