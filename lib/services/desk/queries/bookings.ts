import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

/** The number of coming bookings of each service. Bookings keep their price and length when the service changes. */
export async function countComingBookings(now: Instant): Promise<ReadonlyMap<string, number>> {
  const groups = await db.booking.groupBy({
    by: ["serviceId"],
    where: { status: { in: ["confirmed", "awaiting_payment"] }, startsAt: { gt: new Date(now) }, isTest: false },
    _count: { id: true },
  });
  return new Map(groups.map(({ serviceId, _count }) => [serviceId, _count.id]));
}

/** The advisers who can offer services, by name. Those who have left are listed only if they still offer one. */
export async function listOfferingAdvisers() {
  return db.adviser.findMany({
    where: { OR: [{ isActive: true }, { skills: { some: {} } }] },
    orderBy: { name: "asc" },
    select: { id: true, name: true, isActive: true },
  });
}
