import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import { takeAllowance } from "@/lib/platform/mail/allowance";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";

import { loadEmailBooking } from "../../emails/load";
import type { EmailBooking } from "../../emails/load";
import { composeSummary } from "../../emails/booking-lists";
import { queueSummary } from "./summary";

export type SummaryOutcome = DeliveryOutcome | "waiting" | "none" | "outdated";

/**
 * Sends one email that lists the summary's upcoming bookings in their current state. If the email allowance is used up,
 * queues the summary again for the time when the allowance permits an email. Throws if sending fails, so that the job
 * is retried.
 */
export async function sendSummary(summaryId: string, now: Instant, by?: Mailer): Promise<SummaryOutcome> {
  const outcome = await sendOrWait(summaryId, now, by);
  log("info", "booking-summary", { summaryId, outcome });
  return outcome;
}

async function sendOrWait(summaryId: string, now: Instant, by: Mailer | undefined): Promise<SummaryOutcome> {
  const key = `booking-summary:${summaryId}`;
  const [first] = await loadBookings(summaryId, now);
  if (first) {
    const allowance = await takeAllowance({ email: first.email, kind: "summary", key }, now);
    if (!allowance.isAllowed) {
      await db.$transaction((tx) => queueSummary(tx, summaryId, allowance.freeAt));
      return "waiting";
    }
  }
  // Closes the summary, so that new bookings are added to a new summary. If a booking were added to this summary after
  // the email was composed, no email would list the booking, because this summary is deleted once the email is sent.
  const { count } = await db.bookingSummary.updateMany({ where: { id: summaryId }, data: { closedAt: new Date(now) } });
  if (count === 0) return "outdated";
  const bookings = await loadBookings(summaryId, now);
  const outcome = bookings.length === 0 ? "none" : await deliverOnce(key, composeSummary(bookings), by);
  await db.bookingSummary.delete({ where: { id: summaryId }, select: { id: true } });
  return outcome;
}

/** The upcoming bookings of the summary, ordered by start. */
async function loadBookings(summaryId: string, now: Instant): Promise<EmailBooking[]> {
  const items = await db.bookingSummaryItem.findMany({
    where: { summaryId, booking: { startsAt: { gt: new Date(now) } } },
    orderBy: { booking: { startsAt: "asc" } },
    select: { bookingId: true },
  });
  const bookings = await Promise.all(items.map(({ bookingId }) => loadEmailBooking(bookingId, now)));
  return bookings.flatMap((booking) => booking ?? []);
}
