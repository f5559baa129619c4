import { calendarFeed } from "@/lib/booking/calendar";
import { openStates } from "@/lib/booking/states";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hashToken, isTokenShaped } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

/** The most appointments that a feed lists. */
const maxListed = 2_000;

/**
 * Returns the coming appointments of the adviser to whom the feed with this token belongs, as iCalendar. Notes when the
 * feed was read. The feed of an inactive adviser does not exist.
 */
export async function readFeed(token: string, now: Instant): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  if (!isTokenShaped(token)) return fail("RESOURCE_NOT_FOUND");
  const [feed] = await db.calendarFeed.updateManyAndReturn({
    where: { tokenHash: hashToken(token), adviser: { isActive: true } },
    data: { lastReadAt: new Date(now) },
    select: { adviser: { select: { id: true, staffUser: { select: { locale: true } } } } },
  });
  if (!feed) return fail("RESOURCE_NOT_FOUND");
  const { id, staffUser } = feed.adviser;
  const bookings = await db.booking.findMany({
    where: { adviserId: id, status: { in: [...openStates] }, endsAt: { gt: new Date(now) } },
    orderBy: { startsAt: "asc" },
    take: maxListed,
    select: { id: true, status: true, sequence: true, startsAt: true, endsAt: true },
  });
  const locale = parseLocale(staffUser?.locale ?? "") ?? defaultLocale;
  return ok(calendarFeed(bookings, { locale, now }));
}
