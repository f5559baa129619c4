import ICAL from "ical.js";

import { msPerDay, msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { instantOf, keyOf, later } from "./times";
import type { CalendarZones } from "./zones";

/** A date of a series that is listed by itself. `end` is set if the list gives it. */
export type ListedDate = { readonly start: ICAL.Time; readonly end?: Instant };

export type CalendarEvent = {
  readonly uid: string;
  readonly start: ICAL.Time;
  /** The end of the event if it begins at this time. */
  readonly endFor: (start: ICAL.Time) => Instant;
  /** False if the event is cancelled or does not make its owner busy. */
  readonly blocks: boolean;
  readonly rules: readonly ICAL.Recur[];
  readonly dates: readonly ListedDate[];
  /** The dates of the series that do not take place, as `keyOf` names them. */
  readonly excluded: readonly string[];
  /** The date of the series that this event replaces, and whether it also changes all later dates. */
  readonly replaces: { readonly date: ICAL.Time; readonly changesLater: boolean } | null;
  /** Whether the event names a time zone that is unknown. */
  readonly hasUnknownZone: boolean;
};

/** Reads an event. Throws if it has no valid start or end. */
export function readEvent(component: ICAL.Component, zones: CalendarZones): CalendarEvent {
  let hasUnknownZone = false;
  const inZone = (time: ICAL.Time, tzid: string | undefined) => {
    const known = tzid === undefined ? undefined : zones.find(tzid);
    hasUnknownZone ||= tzid !== undefined && !known && !isUtc(time);
    if (!isUtc(time)) time.zone = time.isDate ? zones.own : (known ?? zones.own);
    if (!Number.isFinite(time.toUnixTime())) throw new RangeError("Not a time");
    return time;
  };
  const valuesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => {
      const tzid = property.getParameter("tzid");
      const zone = typeof tzid === "string" ? tzid : undefined;
      return property.getValues().map((value: unknown) => ({ value, zone, property }));
    });
  const timesOf = (name: string) =>
    valuesOf(name).flatMap(({ value, zone }) => (value instanceof ICAL.Time ? [inZone(value, zone)] : []));

  const [start] = timesOf("dtstart");
  const [end] = timesOf("dtend");
  const [replaced] = timesOf("recurrence-id");
  const [duration] = valuesOf("duration").map(({ value }) => value);
  if (!start) throw new RangeError("No start");
  const range = component.getFirstProperty("recurrence-id")?.getParameter("range");
  return {
    uid: textOf(component, "uid"),
    start,
    endFor: endOf(start, { end, duration: duration instanceof ICAL.Duration ? duration : undefined }),
    blocks:
      textOf(component, "status") !== "CANCELLED" &&
      textOf(component, "transp") !== "TRANSPARENT" &&
      textOf(component, "x-microsoft-cdo-busystatus") !== "FREE",
    rules: valuesOf("rrule").flatMap(({ value }) => (value instanceof ICAL.Recur ? [withEnd(value, start)] : [])),
    dates: valuesOf("rdate").flatMap(({ value, zone }): ListedDate[] => {
      if (value instanceof ICAL.Time) return [{ start: inZone(value, zone) }];
      if (!(value instanceof ICAL.Period)) return [];
      const from = inZone(value.start, zone);
      return [{ start: from, end: instantOf(from) + value.getDuration().toSeconds() * msPerSecond }];
    }),
    excluded: timesOf("exdate").map(keyOf),
    replaces: replaced ? { date: replaced, changesLater: range === "THISANDFUTURE" } : null,
    hasUnknownZone,
  };
}

const isUtc = (time: ICAL.Time) => time.zone === ICAL.Timezone.utcTimezone;

/** The text of a property. All texts that are compared are names that programs write in capital letters. */
function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === "string" ? (name === "uid" ? value : value.toUpperCase()) : "";
}

type Length = { readonly end: ICAL.Time | undefined; readonly duration: ICAL.Duration | undefined };

/**
 * Returns the rule for the end. Days are counted by the calendar, also where the clocks change; a length between two
 * given times is exact.
 */
function endOf(start: ICAL.Time, { end, duration }: Length): CalendarEvent["endFor"] {
  if (end) {
    const length = instantOf(end) - instantOf(start);
    if (length < 0) throw new RangeError("The end is before the start");
    if (!start.isDate) return (from) => instantOf(from) + length;
    // Some programs give one whole day the same start and end.
    const days = Math.max(1, Math.round(length / msPerDay));
    return (from) => instantOf(later(from, { days }));
  }
  if (!duration) return (from) => instantOf(start.isDate ? later(from, { days: 1 }) : from);
  if (duration.isNegative) throw new RangeError("The duration is negative");
  const days = duration.weeks * 7 + duration.days;
  const rest = (duration.hours * 3_600 + duration.minutes * 60 + duration.seconds) * msPerSecond;
  return (from) => instantOf(later(from, { days })) + rest;
}

/** Gives the end of a rule the zone of the start. A day as the end includes the whole day. */
function withEnd(rule: ICAL.Recur, start: ICAL.Time): ICAL.Recur {
  const { until } = rule;
  if (!until || isUtc(until)) return rule;
  const includesDay = until.isDate && !start.isDate;
  if (includesDay) until.isDate = false;
  until.zone = start.zone;
  if (includesDay) until.adjust(0, 23, 59, 59);
  return rule;
}
