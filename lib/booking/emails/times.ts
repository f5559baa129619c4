import { formatDayLong, formatTime, formatTimeRange, zoneName } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";

import type { EmailBooking } from "./load";

type Meeting = Pick<EmailBooking, "startsAt" | "endsAt" | "zone" | "locale">;

/** "Wednesday 9 December", in the visitor's zone: for subject lines, where the year is understood. */
export function shortDay(meeting: Meeting): string {
  return formatDayLong(meeting.startsAt.getTime(), meeting).replace(/ \d{4}$/, "");
}

/** "9:00 am", in the visitor's zone. */
export function startTime(meeting: Meeting): string {
  return formatTime(meeting.startsAt.getTime(), meeting);
}

/** The visitor's day, and below it the hours with the name of the zone. */
export function visitorTime(meeting: Meeting): string[] {
  const interval = intervalOf(meeting);
  const zone = zoneName(meeting.zone, { locale: meeting.locale, instant: interval.start });
  return [formatDayLong(interval.start, meeting), `${formatTimeRange(interval, meeting)}, ${zone}`];
}

/** The hours on the office's clocks; with their day where that is another than the visitor's. */
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
