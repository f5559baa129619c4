import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { msPerMinute } from "@/lib/platform/time/instant";

import type { UnansweredOffer } from "../days-view";

/** The adviser of the time that is offered to the client of a booking at this start. Undefined if none is offered. */
export async function findOfferedAdviser(bookingId: string, start: Instant, now: Instant): Promise<string | undefined> {
  const time = await db.occupiedTime.findFirst({
    where: { offer: { bookingId, answeredAt: null }, startsAt: new Date(start), expiresAt: { gt: new Date(now) } },
    select: { adviserId: true },
  });
  return time?.adviserId;
}

/** Other times that are reserved for a client until an instant, in ascending order. */
export type OpenOffer = {
  readonly until: Instant;
  readonly times: readonly (Interval & { readonly adviser: string })[];
};

/** Finds the offer that the client of a booking can still accept. */
export async function findOpenOffer(bookingId: string, now: Instant): Promise<OpenOffer | undefined> {
  const offer = await db.bookingOffer.findFirst({
    where: { bookingId, answeredAt: null, expiresAt: { gt: new Date(now) } },
    select: {
      expiresAt: true,
      booking: { select: { service: { select: { minutes: true } } } },
      times: { orderBy: { startsAt: "asc" }, select: { startsAt: true, adviser: { select: { name: true } } } },
    },
  });
  if (!offer || offer.times.length === 0) return undefined;
  const length = offer.booking.service.minutes * msPerMinute;
  return {
    until: offer.expiresAt.getTime(),
    times: offer.times.map(({ startsAt, adviser }) => ({
      start: startsAt.getTime(),
      end: startsAt.getTime() + length,
      adviser: adviser.name,
    })),
  };
}

/** The offers that the page Today lists at most. */
const maxUnanswered = 10;

/** Lists the unanswered offers of appointments that are still to come, the next appointments first. */
export async function listUnansweredOffers(scope: Scope, now: Instant): Promise<readonly UnansweredOffer[]> {
  const offers = await db.bookingOffer.findMany({
    where: {
      answeredAt: null,
      expiresAt: { lte: new Date(now) },
      booking: {
        ...withinScope(scope),
        startsAt: { gt: new Date(now) },
      },
    },
    orderBy: { booking: { startsAt: "asc" } },
    take: maxUnanswered,
    select: { expiresAt: true, booking: { select: { reference: true, startsAt: true } } },
  });
  return offers.map(({ expiresAt, booking }) => ({
    reference: booking.reference,
    start: booking.startsAt.getTime(),
    endedAt: expiresAt.getTime(),
  }));
}
