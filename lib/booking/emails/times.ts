import { formatDayLong, formatTime, formatTimeRange, zoneName } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";

import type { EmailBooking } from "./load";

type Meeting = Pick<EmailBooking, "startsAt" | "endsAt" | "zone" | "locale">;

/** "Wednesday 9 December" in the visitor's time zone, for subject lines and headings, where the year is understood. */
export function shortDay(meeting: Meeting): string {
  return formatDayLong(meeting.startsAt.getTime(), meeting).replace(/ \d{4}$/, "");
}

/** "9:00 am" in the visitor's time zone. */
export function startTime(meeting: Meeting): string {
  return formatTime(meeting.startsAt.getTime(), meeting);
}

/** Two lines in the visitor's time zone: the day, then the hours with the name of the zone. */
export function visitorTime(meeting: Meeting): string[] {
  const interval = intervalOf(meeting);
  const zone = zoneName(meeting.zone, { locale: meeting.locale, instant: interval.start });
  return [formatDayLong(interval.start, meeting), `${formatTimeRange(interval, meeting)}, ${zone}`];
}

/** The hours in the office's time zone, with the day if it differs from the visitor's. */
export function officeTime(meeting: Meeting, officeZone: string): string {
  const interval = intervalOf(meeting);
  const reader = { locale: meeting.locale, zone: officeZone };
  const hours = formatTimeRange(interval, reader);
  return dayOf(interval.start, officeZone) === dayOf(interval.start, meeting.zone)
    ? hours
    : `${formatDayLong(interval.start, reader)}, ${hours}`;
}

function intervalOf({ startsAt, endsAt }: Meeting) {
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}
