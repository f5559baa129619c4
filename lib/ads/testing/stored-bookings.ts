import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

/**
 * Stores a booking from an ad, made five days before `now` and held a day before `now`. Its visitor agreed to the click
 * id unless `change` says otherwise.
 */
export async function aHeldBooking(now: Instant, change: Prisma.BookingUncheckedUpdateInput = {}) {
  const createdAt = new Date(now - 5 * msPerDay);
  const id = await storeBooking(now - msPerDay - msPerHour, {
    status: "completed",
    completedAt: new Date(now - msPerDay),
    createdAt,
    fromAds: true,
    gclid: `Cj0KCQ-b${Math.floor(Math.random() * 1e9)}`,
    adConsentVersion: "2034-01-01",
    adConsentAt: createdAt,
    ...change,
  });
  return db.booking.findUniqueOrThrow({ where: { id } });
}
