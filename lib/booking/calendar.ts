import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventClass, ICalEventStatus } from "ical-generator";

import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";

export type CalendarBooking = {
  readonly id: string;
  readonly status: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const alarmSeconds = 60 * 60;

/**
 * Returns the content type of a calendar file for emails and responses. The method CANCEL removes the entry from the
 * calendar.
 */
export function calendarContentType({ status }: Pick<CalendarBooking, "status">): string {
  return `text/calendar; charset=utf-8; method=${status === "cancelled" ? "CANCEL" : "PUBLISH"}`;
}

/**
 * A published entry requires an organiser (RFC 5546, 3.2.1). A real email address would reveal the firm to other
 * readers of the calendar.
 */
const organizerEmail = "appointments@calendar.invalid";

/**
 * Creates the appointment as an iCalendar file (RFC 5545). The UID stays the same and the sequence grows with each
 * change, so a calendar replaces its existing entry. Times are in UTC, and each calendar converts them to its own zone.
 * Another person may read the client's calendar. The entry therefore does not name the firm, site, service or
 * reference, and has no link to read or cancel the appointment.
 */
export function calendarFile(
  booking: CalendarBooking,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): string {
  const t = translatorFor(locale, "mail");
  const isCancelled = booking.status === "cancelled";
  const calendar = ical({
    prodId: { company: "Appointments", product: "Booking", language: locale.slice(0, 2).toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: new Date(now),
    start: booking.startsAt,
    end: booking.endsAt,
    summary: t("calendar.title"),
    description: describe(locale),
    organizer: { name: t("sender"), email: organizerEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
  });
  if (!isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: t("calendar.alarm") });
  }
  // RFC 5545 requires CR LF after every line. The library leaves it out after the last line.
  return `${calendar.toString()}\r\n`;
}

function describe(locale: Locale): string {
  const t = translatorFor(locale, "mail");
  return env().SITE_MODE === "demo" ? `${t("calendar.demo")}\n${t("calendar.details")}` : t("calendar.details");
}
