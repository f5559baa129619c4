import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventClass, ICalEventStatus } from "ical-generator";
import type { ICalCalendar, ICalEventData } from "ical-generator";

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

type Writing = { readonly locale: Locale; readonly now: Instant };

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
export function calendarFile(booking: CalendarBooking, { locale, now }: Writing): string {
  const t = translatorFor(locale, "mail");
  const isCancelled = booking.status === "cancelled";
  const calendar = newCalendar(locale, isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const event = calendar.createEvent({ ...eventFor(booking, { locale, now }), description: describe(locale) });
  if (!isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: t("calendar.alarm") });
  }
  return asFile(calendar);
}

/** How often a calendar program is asked to read a feed again. */
const feedRefreshSeconds = 15 * 60;

/**
 * Writes several appointments as a calendar to which an adviser's calendar program subscribes. Its entries say as
 * little as those of `calendarFile`, because others may read the adviser's calendar too.
 */
export function calendarFeed(bookings: readonly CalendarBooking[], { locale, now }: Writing): string {
  const calendar = newCalendar(locale, ICalCalendarMethod.PUBLISH).ttl(feedRefreshSeconds);
  for (const booking of bookings) calendar.createEvent(eventFor(booking, { locale, now }));
  return asFile(calendar);
}

function newCalendar(locale: Locale, method: ICalCalendarMethod) {
  const language = locale.slice(0, 2).toUpperCase();
  return ical({ prodId: { company: "Appointments", product: "Booking", language }, method });
}

function eventFor(booking: CalendarBooking, { locale, now }: Writing): ICalEventData {
  const t = translatorFor(locale, "mail");
  return {
    id: booking.id,
    sequence: booking.sequence,
    stamp: new Date(now),
    start: booking.startsAt,
    end: booking.endsAt,
    summary: t("calendar.title"),
    organizer: { name: t("sender"), email: organizerEmail },
    status: booking.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
  };
}

/** RFC 5545 requires CR LF after every line. The library leaves it out after the last line. */
const asFile = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

function describe(locale: Locale): string {
  const t = translatorFor(locale, "mail");
  return env().SITE_MODE === "demo" ? `${t("calendar.demo")}\n${t("calendar.details")}` : t("calendar.details");
}
