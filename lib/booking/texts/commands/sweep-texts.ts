import { db } from "@/lib/platform/db/client";
import { copiesKeptDays } from "@/lib/platform/mail/sent-emails";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** Deletes the records of texts after as many days as the copies of emails, except those about the held bookings. */
export async function sweepTexts(now: Instant, heldBookingIds: readonly string[]): Promise<number> {
  const before = new Date(now - copiesKeptDays * msPerDay);
  const { count } = await db.textMessage.deleteMany({
    where: { startedAt: { lt: before }, bookingId: { notIn: [...heldBookingIds] } },
  });
  return count;
}
