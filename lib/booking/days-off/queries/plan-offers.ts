import type { ProposedChange } from "@/lib/availability/proposed-change";
import { findSlots } from "@/lib/availability/queries/slots";
import type { Slot } from "@/lib/availability/schedule";
import { office } from "@/lib/firm/legal";
import { db } from "@/lib/platform/db/client";
import { findSuppressed } from "@/lib/platform/mail/suppression";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import type { Service } from "@/lib/services/service";

import { onlineNoticeMinutes } from "../../change/notice";
import { offeredTimes, offerUntil } from "../offer-terms";
import { hasOtherTime, pickTimes } from "../pick-times";
import type { Displaced, OtherTime } from "../pick-times";
import { howToTell } from "../tell";
import type { Tell } from "../tell";
import type { AffectedBooking } from "./affected";

/** How one client learns of the closed time, and which other times could be offered. */
export type OfferPlan = {
  readonly booking: AffectedBooking;
  readonly tell: Tell;
  readonly displaced: Displaced;
  readonly service: Service;
  /** The instant until which the times would be reserved. */
  readonly until: Instant;
  /** The best other times, for the preview. Another client may take one before they are reserved. */
  readonly times: readonly OtherTime[];
};

export type PlanningAdviser = {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly dailyCap: number;
};

export type Planning = {
  readonly plans: readonly OfferPlan[];
  readonly advisers: ReadonlyMap<string, PlanningAdviser>;
};

type Change = { readonly change?: ProposedChange | undefined; readonly now: Instant };

/** Plans an offer for each appointment, as if the change were saved. Reserves nothing. */
export async function planOffers(bookings: readonly AffectedBooking[], change: Change): Promise<Planning> {
  const { advisers, prepared } = await prepare(bookings, change);
  const [toOffer, others] = [prepared.filter(isOffered), prepared.filter((each) => !isOffered(each))];
  const zone = office().zone;
  const times = new Map([
    ...(await pickTimes(displacedOf(toOffer), { count: offeredTimes, zone })),
    ...(await pickTimes(displacedOf(others), { count: 1, zone })),
  ]);
  return {
    advisers,
    plans: prepared.map(({ client, ...each }) => {
      const own = times.get(each.booking.id) ?? [];
      return { ...each, times: own, tell: howToTell({ ...client, hasTime: own.length > 0 }) };
    }),
  };
}

/**
 * Finds how to reach each client, by the id of the appointment. Unlike `planOffers`, it does not choose times, which
 * takes seconds for hundreds of appointments.
 */
export async function findTells(
  bookings: readonly AffectedBooking[],
  now: Instant,
): Promise<ReadonlyMap<string, Tell>> {
  const { prepared } = await prepare(bookings, { now });
  return new Map(
    prepared.map(({ booking, client, displaced }) => [
      booking.id,
      howToTell({ ...client, hasTime: hasOtherTime(displaced) }),
    ]),
  );
}

async function prepare(bookings: readonly AffectedBooking[], { change, now }: Change) {
  if (bookings.length === 0) return { advisers: new Map<string, PlanningAdviser>(), prepared: [] };
  const rows = await db.adviser.findMany({
    where: { isActive: true },
    select: { id: true, name: true, zone: true, dailyCap: true, languages: true, videoUrl: true },
  });
  const suppressed = await findSuppressed(bookings.flatMap(({ email }) => email ?? []));
  const slotsOf = new Map<string, Promise<readonly Slot[]>>();
  const found = await Promise.all(bookings.map(toDisplaced));
  return {
    advisers: new Map<string, PlanningAdviser>(rows.map((adviser) => [adviser.id, adviser])),
    prepared: found.flatMap((each) => each ?? []),
  };

  async function toDisplaced(booking: AffectedBooking) {
    const service = await findService(booking.serviceId);
    if (!service) return undefined;
    const until = offerUntil(booking.start, onlineNoticeMinutes(), now);
    const slots = slotsOf.get(service.id) ?? readSlots(service);
    slotsOf.set(service.id, slots);
    const language = booking.locale.split("-")[0] ?? booking.locale;
    const client = {
      email: booking.email,
      isStopped: booking.email !== null && suppressed.has(booking.email),
      preferredContact: booking.preferredContact,
      safeContact: booking.safeContact,
      isSoon: until === undefined,
    };
    const able = rows.filter(({ videoUrl }) => booking.meetingMode !== "video" || videoUrl !== null);
    const displaced = {
      id: booking.id,
      adviserId: booking.adviserId,
      start: booking.start,
      service,
      slots: await slots,
      // The client must still be able to take the time at the last moment.
      earliest: (until ?? now) + service.minNoticeMinutes * msPerMinute,
      able: new Set(able.map(({ id }) => id)),
      speaking: new Set(able.filter(({ languages }) => languages.includes(language)).map(({ id }) => id)),
    };
    return { booking, service, until: until ?? now, client, displaced };
  }

  function readSlots(service: Service) {
    const rules = office();
    return findSlots({ service, office: rules, now, change, from: now, to: now + (rules.horizonDays + 1) * msPerDay });
  }
}

type Prepared = { readonly client: Omit<Parameters<typeof howToTell>[0], "hasTime">; readonly displaced: Displaced };

const isOffered = ({ client }: Prepared) => howToTell({ ...client, hasTime: true }).way === "offer";
const displacedOf = (prepared: readonly Prepared[]) => prepared.map(({ displaced }) => displaced);
