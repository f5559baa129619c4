import { capitalised } from "@/lib/platform/i18n/capitalised";
import {
  formatDay,
  formatDayWithoutYear,
  formatDayLong,
  formatTime,
  formatTimeRange,
  readerIn,
  zoneName,
} from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";

import type { EmailBooking } from "./load";

type Meeting = Pick<EmailBooking, "startsAt" | "endsAt" | "zone" | "locale">;

/** "Wednesday 9 December" in the visitor's time zone, for sentences and headings that do not need the year. */
export function shortDay(meeting: Meeting): string {
  return formatDayWithoutYear(meeting.startsAt.getTime(), meeting);
}

/** "9 December" in the visitor's time zone, for subject lines, which phones cut off after a few words. */
export function dateOnly(meeting: Meeting): string {
  return formatDay(meeting.startsAt.getTime(), meeting).replace(/ \d+$/, "");
}

/** Two lines in the visitor's time zone: the day, then the hours. */
export function dayAndHours(meeting: Meeting): string {
  const interval = intervalOf(meeting);
  return capitalised(
    `${formatDayLong(interval.start, meeting)}\n${formatTimeRange(interval, meeting)}`,
    meeting.locale,
  );
}

/** "9:00 am" in the visitor's time zone. */
export function startTime(meeting: Meeting): string {
  return formatTime(meeting.startsAt.getTime(), meeting);
}

/** Two lines in the visitor's time zone: the day, then the hours with the name of the zone. */
export function visitorTime(meeting: Meeting): string[] {
  const interval = intervalOf(meeting);
  return [formatDayLong(interval.start, meeting), `${formatTimeRange(interval, meeting)}, ${zoneOf(meeting)}`];
}

/** The name of the visitor's time zone. */
export function zoneOf({ zone, locale, startsAt }: Meeting): string {
  return zoneName(zone, { locale, instant: startsAt.getTime() });
}

/** The hours in the office's time zone. The day is added if it differs from the visitor's day. */
export function officeTime(meeting: Meeting, officeZone: string): string {
  const interval = intervalOf(meeting);
  const reader = readerIn(officeZone, meeting);
  const hours = formatTimeRange(interval, reader);
  return dayOf(interval.start, officeZone) === dayOf(interval.start, meeting.zone)
    ? hours
    : `${formatDayLong(interval.start, reader)}, ${hours}`;
}

function intervalOf({ startsAt, endsAt }: Meeting) {
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}
