import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import type { Instant } from "@/lib/platform/time/instant";
import { addNotice } from "@/lib/staff/commands/add-notice";

import { loadLocalizedBooking } from "../../emails/load";

/**
 * Notifies the office and the adviser when an appointment is booked, moved or cancelled. If a move changes the adviser,
 * the former adviser is notified too. Both learn that a client keeps a closed time. A test booking notifies no one.
 * Only the office is notified of the decisions of a client's bank.
 */
export async function notifyStaff(
  { bookingId, kind, sequence, formerAdviserId, about }: PayloadOf<"booking-notice">,
  now: Instant,
): Promise<void> {
  const booking = await loadLocalizedBooking(bookingId, defaultLocale);
  if (!booking || booking.isTest) return;
  const { reference, serviceName, startsAt, endsAt, adviserId } = booking;
  const facts = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), service: serviceName };
  if (kind === "time-kept") {
    const source = `${kind}:${about ?? bookingId}`;
    return addNotice({ source, kind, reference, facts, happenedAt: new Date(now) }, [null, adviserId], now);
  }
  if (kind !== "booked" && kind !== "moved" && kind !== "cancelled") {
    const source = `${kind}:${about ?? bookingId}`;
    return addNotice({ source, kind, reference, facts: {}, happenedAt: new Date(now) }, [null], now);
  }
  const notice = { source: `booking:${bookingId}:${sequence}`, reference, happenedAt: new Date(now) };
  await addNotice({ ...notice, kind, facts }, [null, adviserId], now);
  if (formerAdviserId !== undefined && formerAdviserId !== adviserId) {
    await addNotice({ ...notice, kind: "reassigned", facts: { service: serviceName } }, [formerAdviserId], now);
  }
}
