import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

type About = { readonly clientId: string; readonly reference: string };

/** Finds the client's booking that an email is about, within the staff member's scope, and the client's next one. */
export async function findBookingAbout(staff: Staff, { clientId, reference }: About, now: Instant) {
  const within = { ...withinScope(scopeOf(staff, "bookings")), clientId };
  const time = { startsAt: true, zone: true } as const;
  const [booking, next] = await Promise.all([
    db.booking.findFirst({
      where: { ...within, reference },
      select: { ...time, status: true, service: { select: { slug: true } } },
    }),
    db.booking.findFirst({
      where: { ...within, status: "confirmed", startsAt: { gt: new Date(now) } },
      orderBy: { startsAt: "asc" },
      select: time,
    }),
  ]);
  return booking ? { ...booking, next } : undefined;
}

export type BookingAbout = NonNullable<Awaited<ReturnType<typeof findBookingAbout>>>;
