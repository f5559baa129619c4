import { comingOf } from "@/lib/booking/desk/queries/agenda";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import type { ComingBooking } from "../adviser";

/** Lists the coming bookings of advisers, the next one first. Names are left out if the scope has none. */
export async function listComing(
  { hasPersonalDetails }: Pick<Scope, "hasPersonalDetails">,
  adviserIds: readonly string[],
  now: Instant,
): Promise<readonly ComingBooking[]> {
  const rows = await db.booking.findMany({
    where: { ...comingOf("", now), adviserId: { in: [...adviserIds] } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      reference: true,
      adviserId: true,
      startsAt: true,
      endsAt: true,
      firstName: true,
      lastName: true,
    },
  });
  return rows.map(({ id, reference, adviserId, startsAt, endsAt, firstName, lastName }) => ({
    id,
    reference,
    adviserId,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    client: hasPersonalDetails ? `${firstName} ${lastName}` : null,
  }));
}

/** Counts the coming bookings of an adviser. */
export function countComing(adviserId: string, now: Instant, tx: Tx): Promise<number> {
  return tx.booking.count({ where: comingOf(adviserId, now) });
}
