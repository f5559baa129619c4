import { createHash } from "node:crypto";

import ical, { ICalAlarmType, ICalEventClass, ICalEventTransparency } from "ical-generator";

import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

type Reminder = { readonly rule: string; readonly day: Day };
type Words = { readonly title: string; readonly text: string; readonly now: Instant };

/** The reminders come 14 and 3 days before the day. */
const daysBefore = [14, 3];

/**
 * Writes a calendar file (RFC 5545) with an entry of a whole day for each reminder. Others may read the calendar, so an
 * entry names no firm, bank, rule or amount. The same day of the same rule always has the same UID, so that a second
 * file replaces the entries of the first.
 */
export function reminderFile(reminders: readonly Reminder[], { title, text, now }: Words): string {
  const calendar = ical({ prodId: { company: "calendar.invalid", product: "reminders", language: "EN" } });
  for (const { rule, day } of reminders) {
    const event = calendar.createEvent({
      id: createHash("sha256").update(`${rule} ${day}`).digest("hex").slice(0, 32),
      allDay: true,
      start: dateFromDay(day),
      end: new Date(dateFromDay(day).getTime() + msPerDay),
      stamp: new Date(now),
      timezone: "UTC",
      summary: title,
      description: text,
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const days of daysBefore)
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: (days * msPerDay) / 1000,
        description: title,
      });
  }
  return calendar.toString();
}
