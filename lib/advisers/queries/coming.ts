import { comingOf } from "@/lib/booking/desk/queries/agenda";
import { openStates } from "@/lib/booking/states";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import type { ComingBooking } from "../adviser";

/** Lists the coming bookings of an adviser, the next one first. Names are left out if the scope has none. */
export async function listComing(
  { hasPersonalDetails }: Pick<Scope, "hasPersonalDetails">,
  adviserId: string,
  now: Instant,
): Promise<readonly ComingBooking[]> {
  const rows = await db.booking.findMany({
    where: comingOf(adviserId, now),
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { id: true, reference: true, startsAt: true, endsAt: true, firstName: true, lastName: true },
  });
  return rows.map(({ id, reference, startsAt, endsAt, firstName, lastName }) => ({
    id,
    reference,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    client: hasPersonalDetails ? `${firstName} ${lastName}` : null,
  }));
}

type Row = { readonly adviser_id: string; readonly times: readonly (readonly [start: Instant, end: Instant])[] };

/**
 * Finds the times of the coming bookings of all advisers, by adviser. A busy office has tens of thousands, so the
 * database groups them and sends one JSON value for each adviser.
 */
export async function findComingTimes(now: Instant): Promise<ReadonlyMap<string, readonly Interval[]>> {
  const rows = await db.$queryRaw<Row[]>`
    select adviser_id, json_agg(json_build_array(
      (extract(epoch from starts_at) * 1000)::bigint, (extract(epoch from ends_at) * 1000)::bigint) order by starts_at) as times
    from bookings where starts_at > ${new Date(now)} and status::text = any(${[...openStates]}::text[])
    group by adviser_id`;
  return new Map(rows.map(({ adviser_id: id, times }) => [id, times.map(([start, end]) => ({ start, end }))]));
}

/** Counts the coming bookings of an adviser. */
export function countComing(adviserId: string, now: Instant, tx: Tx): Promise<number> {
  return tx.booking.count({ where: comingOf(adviserId, now) });
}
