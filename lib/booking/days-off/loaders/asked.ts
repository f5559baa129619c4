import type { Scope } from "@/lib/platform/auth/scope";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { AskedClient, AskedState } from "../days-view";
import { findClosed, isOn } from "../queries/affected";
import type { AffectedBooking } from "../queries/affected";
import { isOpenOffer, listOffers } from "../queries/asked-clients";
import type { StoredOffer } from "../queries/asked-clients";
import { findTells } from "../queries/plan-offers";

type Closed = { readonly id: string; readonly first: Day; readonly last: Day };

type Request = {
  readonly adviserId: string | null;
  readonly closed: readonly Closed[];
  /** Set if the closed days are public holidays. */
  readonly holidays?: readonly Date[];
  readonly now: Instant;
};

/**
 * Loads the clients of each closed range of days: those who were offered other times, and those whose appointments are
 * still on these days. An appointment on several ranges is listed once.
 */
export async function loadAsked(
  scope: Scope,
  { adviserId, closed, holidays, now }: Request,
): Promise<ReadonlyMap<string, readonly AskedClient[]>> {
  if (closed.length === 0) return new Map();
  const isOfHolidays = holidays !== undefined;
  const offers = await listOffers(scope, {
    exceptionIds: isOfHolidays ? [] : closed.map(({ id }) => id),
    holidays: holidays ?? [],
  });
  const stillClosed = await findClosed(scope, { ranges: closed, adviserId }, now);
  const tellOf = await findTells(stillClosed, now);
  const listed = new Set<string>();
  return new Map(
    closed.map((range) => {
      const own = offers.filter(({ exceptionId, holiday }) => (isOfHolidays ? holiday : exceptionId) === range.id);
      const present = stillClosed.filter((booking) => isOn(booking, range));
      const answered = own.filter(({ bookingId }) => !present.some(({ id }) => id === bookingId));
      const clients = [
        ...present.filter(({ id }) => !listed.has(id)).map((booking) => toWaiting(booking, own)),
        ...answered.filter(({ bookingId }) => !listed.has(bookingId)).map(toAnswered),
      ];
      for (const { id } of present) listed.add(id);
      for (const { bookingId } of own) listed.add(bookingId);
      return [range.id, uniqueOf(clients).toSorted((a, b) => a.start - b.start)] as const;
    }),
  );

  function toWaiting(booking: AffectedBooking, own: readonly StoredOffer[]): AskedClient {
    const offer = own.find(({ bookingId }) => bookingId === booking.id);
    return {
      reference: booking.reference,
      name: booking.name,
      adviser: booking.adviser.name,
      start: booking.start,
      state: stateOf(offer, now),
      tell: tellOf.get(booking.id) ?? null,
      safeContact: booking.safeContact,
    };
  }
}

function stateOf(offer: StoredOffer | undefined, now: Instant): AskedState {
  if (!offer) return { kind: "untold" };
  if (isOpenOffer(offer, now))
    return {
      kind: "waiting",
      until: offer.expiresAt.getTime(),
      remindedAt: offer.remindedAt?.getTime() ?? null,
    };
  return { kind: offer.outcome === "kept" ? "kept" : "ended" };
}

/** The appointment is no longer on closed days, because it was moved or cancelled. */
function toAnswered({ booking, startsAt, outcome }: StoredOffer): AskedClient {
  const state: AskedState =
    booking.status === "cancelled"
      ? { kind: "cancelled" }
      : { kind: outcome === "chosen" ? "chosen" : "moved", start: booking.present };
  return {
    reference: booking.reference,
    name: booking.name,
    adviser: booking.adviser,
    start: startsAt.getTime(),
    state,
    tell: null,
    safeContact: [],
  };
}

/** Each booking once. Its newest offer comes first. */
function uniqueOf(clients: readonly AskedClient[]): readonly AskedClient[] {
  return clients.filter((client, index) => clients.findIndex((each) => each.reference === client.reference) === index);
}
