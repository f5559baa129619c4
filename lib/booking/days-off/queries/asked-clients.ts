import { fullName } from "@/lib/inquiry/person/person-name";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

/** Reads the offers that were made because of these days or holidays, the newest one of each booking. */
export async function listOffers(
  scope: Scope,
  because: { readonly exceptionIds: readonly string[]; readonly holidays: readonly Date[] },
) {
  const offers = await db.bookingOffer.findMany({
    where: {
      AND: [
        { OR: [{ exceptionId: { in: [...because.exceptionIds] } }, { holiday: { in: [...because.holidays] } }] },
        // A condition on a missing outcome is never true, so offers without an outcome need one of their own.
        { OR: [{ outcome: null }, { outcome: { notIn: ["replaced", "reopened"] } }] },
      ],
      booking: withinScope(scope),
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: offerFields,
  });
  return offers.map(({ booking: { firstName, lastName, startsAt, adviser, ...booking }, holiday, ...offer }) => ({
    ...offer,
    holiday: holiday && dayFromDate(holiday),
    booking: {
      ...booking,
      present: startsAt.getTime(),
      adviser: adviser.name,
      name: scope.hasPersonalDetails ? fullName({ firstName, lastName }) : null,
    },
  }));
}

const offerFields = {
  bookingId: true,
  exceptionId: true,
  holiday: true,
  startsAt: true,
  expiresAt: true,
  remindedAt: true,
  outcome: true,
  createdAt: true,
  booking: {
    select: {
      reference: true,
      status: true,
      startsAt: true,
      adviserId: true,
      firstName: true,
      lastName: true,
      adviser: { select: { name: true } },
    },
  },
} as const;

export type StoredOffer = Awaited<ReturnType<typeof listOffers>>[number];

/** Whether the client can still accept the offer. */
export const isOpenOffer = ({ outcome, expiresAt }: StoredOffer, now: Instant) =>
  outcome === null && expiresAt.getTime() > now;
