import ICAL from "ical.js";

import type { Interval } from "@/lib/platform/time/instant";
import { isUuid } from "@/lib/platform/uuid";

import type { BusyEntry, BusyReading, BusyRequest } from "./busy-reading";
import { readEvent } from "./calendar-event";
import type { CalendarEvent } from "./calendar-event";
import { splitCalendar } from "./components";
import type { CalendarComponent } from "./components";
import { eventTimes, seriesTimes } from "./occurrences";
import { instantOf } from "./times";
import { calendarZones } from "./zones";
import type { CalendarZones } from "./zones";

const maxComponents = 20_000;
const maxDates = 100_000;
/** The dates that rules try and do not produce. A calendar of ordinary rules tries some thousands. */
const maxTries = 500_000;
const maxEntries = 5_000;

/**
 * Reads the times at which a calendar makes its owner busy. Undefined if the text is not a calendar. Entries that are
 * not understood are counted and left out. A rule with a huge interval still takes hours, so hostile texts are read in
 * a thread that can be ended: see `readInThread`.
 */
export function readCalendar(text: string, { interval, zone }: BusyRequest): BusyReading | undefined {
  const all = splitCalendar(text);
  if (!all) return undefined;
  const problems = { unreadable: 0, repeats: 0, zones: 0, limit: Math.max(0, all.length - maxComponents) };
  const components = all.slice(0, maxComponents);
  const described = components.flatMap((each) => (each.kind === "VTIMEZONE" ? (parse(each.text) ?? []) : []));
  const zones = calendarZones(zone, described);

  const events: CalendarEvent[] = [];
  const entries: BusyEntry[] = [];
  for (const component of components) {
    if (component.kind === "VFREEBUSY") entries.push(...freeBusyTimes(component, interval));
    if (component.kind !== "VEVENT") continue;
    const read = tryEvent(component, zones);
    if (!read || read.isWithoutRules) problems[read ? "repeats" : "unreadable"] += 1;
    if (read?.event.hasUnknownZone) problems.zones += 1;
    if (read) events.push(read.event);
  }
  const budget = { left: maxDates, tries: maxTries };
  for (const { uid, event, exceptions } of seriesOf(events)) {
    const id = isUuid(uid.toLowerCase()) ? uid.toLowerCase() : null;
    const times = event
      ? seriesTimes(event, exceptions, { interval, budget })
      : exceptions.flatMap((each) => [...eventTimes(each, interval)]);
    try {
      for (const time of times) if (entries.push({ ...time, id }) > maxEntries) break;
    } catch {
      problems.repeats += 1;
    }
    if (entries.length > maxEntries || budget.left < 0 || budget.tries < 0) break;
  }
  if (entries.length > maxEntries || budget.left < 0 || budget.tries < 0) problems.limit += 1;
  return { entries: entries.slice(0, maxEntries), problems };
}

type Series = { readonly uid: string; readonly event?: CalendarEvent; readonly exceptions: readonly CalendarEvent[] };

/** Groups events by UID. The exceptions of a UID, which also exist without a series, come first. */
function* seriesOf(events: readonly CalendarEvent[]): Generator<Series> {
  const exceptionsOf = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (!event.replaces) continue;
    const others = exceptionsOf.get(event.uid);
    if (others) others.push(event);
    else exceptionsOf.set(event.uid, [event]);
  }
  for (const [uid, exceptions] of exceptionsOf) yield { uid, exceptions };
  for (const event of events)
    if (!event.replaces) yield { uid: event.uid, event, exceptions: exceptionsOf.get(event.uid) ?? [] };
}

/**
 * Reads an event. If the rules by which it repeats are not understood, reads its first date alone. Undefined if that
 * fails too. Errors of the parser quote the text, so they are neither logged nor passed on.
 */
function tryEvent(
  { text }: CalendarComponent,
  zones: CalendarZones,
): { event: CalendarEvent; isWithoutRules: boolean } | undefined {
  const onlyFirst = () =>
    text
      .split("\r\n")
      .filter((line) => !/^(?:RRULE|RDATE|EXDATE)[;:]/i.test(line))
      .join("\r\n");
  for (const isWithoutRules of [false, true]) {
    try {
      const component = parse(isWithoutRules ? onlyFirst() : text);
      if (component) return { event: readEvent(component, zones), isWithoutRules };
    } catch {
      continue;
    }
  }
  return undefined;
}

function parse(text: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return undefined;
  }
}

/** The busy periods of a component that lists them without events. */
function freeBusyTimes({ text }: CalendarComponent, { start, end }: Interval): BusyEntry[] {
  const properties = parse(text)?.getAllProperties("freebusy") ?? [];
  return properties
    .filter((property) => property.getParameter("fbtype") !== "FREE")
    .flatMap((property) => property.getValues())
    .flatMap((period: unknown) => {
      if (!(period instanceof ICAL.Period)) return [];
      const time = { start: instantOf(period.start), end: instantOf(period.getEnd()) };
      return time.start < time.end && time.start < end && time.end > start ? [{ ...time, id: null }] : [];
    });
}
