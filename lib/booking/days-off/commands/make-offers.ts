import { office } from "@/lib/firm/legal";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { lockAdvisers, reserveTime } from "../../commands/reserve-time";
import { otherTimesJob } from "../../email-jobs";
import { openStates } from "../../states";
import { offeredTimes } from "../offer-terms";
import { pickTimes } from "../pick-times";
import type { OfferPlan, Planning } from "../queries/plan-offers";
import { endOffer } from "./end-offer";

/** The change because of which times are offered: days off or closed days, or a public holiday. */
export type OfferSource = { readonly exceptionId: string } | { readonly holiday: Day };

/**
 * Reserves other times for the clients who are told by email, and queues the emails. Each time is reserved until the
 * offer expires. Returns the number of offers. Clients whose appointment has changed since the plan was made, and those
 * for whom no time is left, get none.
 */
export async function makeOffers(
  tx: Tx,
  by: Staff,
  { plans, advisers }: Planning,
  { source, now }: { readonly source: OfferSource; readonly now: Instant },
): Promise<number> {
  const wanted = plans.filter(({ tell }) => tell.way === "offer");
  const ids = wanted.map(({ booking }) => booking.id);
  if (ids.length === 0) return 0;
  await lockRows(tx, "bookings", ids);
  const current = await tx.booking.findMany({
    where: { id: { in: ids }, status: { in: [...openStates] } },
    select: { id: true, sequence: true, _count: { select: { offers: true } } },
  });
  const valid = wanted.flatMap((plan) => {
    const row = current.find(({ id, sequence }) => id === plan.booking.id && sequence === plan.booking.sequence);
    return row ? [{ plan, earlier: row._count.offers }] : [];
  });
  await lockAdvisers(tx, [...advisers.keys()]);
  const offers = new Map<string, { readonly id: string; readonly plan: OfferPlan; readonly copy: number }>();
  for (const { plan, earlier } of valid) {
    await endOffer(tx, plan.booking.id, { outcome: "replaced", now });
    offers.set(plan.booking.id, { id: await insertOffer(tx, plan, source), plan, copy: 2 * earlier + 1 });
  }
  const picked = await pickTimes(
    valid.map(({ plan }) => plan.displaced),
    { count: offeredTimes, zone: office().zone },
    async (bookingId, { adviserId, start }) => {
      const [offer, adviser] = [offers.get(bookingId), advisers.get(adviserId)];
      if (!offer || !adviser) return false;
      const { service, until: expiresAt } = offer.plan;
      const owner = { offerId: offer.id, expiresAt };
      return (await reserveTime(tx, [adviser], { service, start, now, owner, whenBusy: "wait" })) === adviserId;
    },
  );
  let made = 0;
  for (const [bookingId, { id, plan, copy }] of offers) {
    const count = picked.get(bookingId)?.length ?? 0;
    if (count === 0) {
      await tx.bookingOffer.delete({ where: { id }, select: { id: true } });
      continue;
    }
    made += 1;
    const details = { count, until: new Date(plan.until).toISOString() };
    await record(tx, by, { action: "booking.times-offered", subjectKind: "booking", subjectId: bookingId, details });
    await enqueueAll(tx, [otherTimesJob(bookingId, { sequence: plan.booking.sequence, copy })]);
  }
  return made;
}

async function insertOffer(tx: Tx, { booking, until }: OfferPlan, source: OfferSource): Promise<string> {
  const { id } = await tx.bookingOffer.create({
    data: {
      bookingId: booking.id,
      startsAt: new Date(booking.start),
      expiresAt: new Date(until),
      ...("holiday" in source ? { holiday: dateFromDay(source.holiday) } : { exceptionId: source.exceptionId }),
    },
    select: { id: true },
  });
  return id;
}
