import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { otherTimesJob } from "../../email-jobs";
import { findClosed } from "../queries/affected";
import { planOffers } from "../queries/plan-offers";
import { makeOffers } from "./make-offers";

/** Saved days off or closed days, or a public holiday. */
export type ClosedDays = { readonly exceptionId: string } | { readonly holiday: Day };

/**
 * Offers other times to the clients whose appointments are still on closed days and who have no open offer. Returns the
 * number of offers. RESOURCE_NOT_FOUND: the days are no longer closed.
 */
export async function offerTimes(
  staff: Staff,
  closed: ClosedDays,
  now: Instant,
): Promise<Result<number, "RESOURCE_NOT_FOUND">> {
  const range = await rangeOf(closed);
  if (!range) return fail("RESOURCE_NOT_FOUND");
  const bookings = await findClosed(scopeOf(staff, "bookings"), range, now);
  const asked = await db.bookingOffer.findMany({
    where: { bookingId: { in: bookings.map(({ id }) => id) }, answeredAt: null, expiresAt: { gt: new Date(now) } },
    select: { bookingId: true },
  });
  const unasked = bookings.filter(({ id }) => !asked.some(({ bookingId }) => bookingId === id));
  const planning = await planOffers(unasked, { now });
  return ok(await db.$transaction((tx) => makeOffers(tx, staff, planning, { source: closed, now })));
}

async function rangeOf(closed: ClosedDays) {
  if ("holiday" in closed) return { ranges: [{ first: closed.holiday, last: closed.holiday }], adviserId: null };
  const days = await db.dayException.findUnique({
    where: { id: closed.exceptionId },
    select: { adviserId: true, firstDay: true, lastDay: true },
  });
  return (
    days && {
      ranges: [{ first: dayFromDate(days.firstDay), last: dayFromDate(days.lastDay) }],
      adviserId: days.adviserId,
    }
  );
}

/**
 * Reminds a client of the offered times, once for each offer. RESOURCE_NOT_FOUND: no such booking in the scope.
 * RESOURCE_CONFLICT: the client has answered, the offer has ended, or the client was reminded before.
 */
export async function remindOfOffer(
  staff: Staff,
  reference: string,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    await lockRow(tx, "bookings", { reference });
    const booking = await tx.booking.findFirst({
      where: { ...withinScope(scopeOf(staff, "bookings")), reference },
      select: { id: true, sequence: true, _count: { select: { offers: true } } },
    });
    if (!booking) return fail("RESOURCE_NOT_FOUND");
    const { count } = await tx.bookingOffer.updateMany({
      where: { bookingId: booking.id, answeredAt: null, remindedAt: null, expiresAt: { gt: new Date(now) } },
      data: { remindedAt: new Date(now) },
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await record(tx, staff, { action: "booking.offer-reminded", subjectKind: "booking", subjectId: booking.id });
    await enqueueAll(tx, [otherTimesJob(booking.id, { sequence: booking.sequence, copy: 2 * booking._count.offers })]);
    return ok(null);
  });
}
