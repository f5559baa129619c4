import type ICAL from "ical.js";

import { msPerSecond } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";

import type { CalendarEvent, ListedDate } from "./calendar-event";
import { instantOf, keyOf, keysOf, later } from "./times";

/**
 * Limits the dates that the rules of one calendar may produce, including those before the interval, and the dates that
 * they try and do not produce.
 */
export type Budget = { left: number; tries: number };

/** The most dates that a rule tries between two dates that it produces. A daily rule tries 54 years. */
const maxTries = 20_000;

/**
 * Yields the times at which a series makes its owner busy within the interval, without the dates that exceptions
 * replace. An exception with the range THISANDFUTURE moves all later dates as it moves its own.
 */
export function* seriesTimes(
  event: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  { interval, budget }: { readonly interval: Interval; readonly budget: Budget },
): Generator<Interval> {
  const changes = exceptions.flatMap(changeOf).toSorted((a, b) => a.from - b.from);
  const replaced = exceptions.map(({ replaces }) => (replaces ? keyOf(replaces.date) : ""));
  const left = new Set([...event.excluded, ...replaced]);
  // Dates after the interval are needed if a change moves them into it.
  const end = interval.end + Math.max(0, ...changes.map(({ shift }) => -shift * msPerSecond));
  for (const date of datesOf(event, end, budget)) {
    if (keysOf(date.start).some((key) => left.has(key))) continue;
    const instant = instantOf(date.start);
    const change = changes.findLast(({ from }) => from <= instant);
    yield* change
      ? eventTimes(change.by, interval, { start: change.moved(date.start) })
      : eventTimes(event, interval, date);
  }
}

/** Yields the time of one date of an event, by default of its first, if it makes the owner busy within the interval. */
export function* eventTimes(event: CalendarEvent, interval: Interval, date: ListedDate = event): Generator<Interval> {
  const start = instantOf(date.start);
  const end = date.end ?? event.endFor(date.start);
  if (event.blocks && start < end && start < interval.end && end > interval.start) yield { start, end };
}

/** A change of all dates from `from` on. `shift` is in seconds. */
type Change = {
  readonly by: CalendarEvent;
  readonly from: number;
  readonly shift: number;
  readonly moved: (date: ICAL.Time) => ICAL.Time;
};

function changeOf(by: CalendarEvent): Change[] {
  const { replaces, start } = by;
  if (!replaces?.changesLater) return [];
  // The shift is one of clock times: a meeting that moves from 9 to 10 is at 10 on both sides of a clock change.
  const shift = start.subtractDate(replaces.date.convertToZone(start.zone)).toSeconds();
  const moved = (date: ICAL.Time) => later(date.convertToZone(start.zone), { seconds: shift });
  return [{ by, from: instantOf(replaces.date), shift, moved }];
}

/** Yields each date of a series before `end` once: its start, the dates of its rules, and the dates that it lists. */
function* datesOf(event: CalendarEvent, end: number, budget: Budget): Generator<ListedDate> {
  const seen = new Set<number>();
  const isNew = (time: ICAL.Time) => seen.size < seen.add(time.toUnixTime()).size;
  if (isNew(event.start)) yield { start: event.start };
  for (const rule of event.rules) {
    const iterator = boundedIterator(rule, event.start, budget);
    // The iterator changes the object that it has returned.
    for (let next = iterator.next()?.clone(); next && instantOf(next) < end; next = iterator.next()?.clone()) {
      if ((budget.left -= 1) < 0) return;
      if (isNew(next)) yield { start: next };
    }
  }
  for (const date of event.dates) if ((budget.left -= 1) >= 0 && isNew(date.start)) yield date;
}

/**
 * The iterator of a rule. Throws if the rule produces no further date, as the 30th of February: the parser would search
 * for it forever (kewisch/ical.js#1038).
 */
function boundedIterator(rule: ICAL.Recur, start: ICAL.Time, budget: Budget) {
  const iterator = rule.iterator(start);
  const isDate = iterator.check_contracting_rules.bind(iterator);
  let tries = 0;
  iterator.check_contracting_rules = () => {
    tries += 1;
    if (tries > maxTries || (budget.tries -= 1) < 0) throw new RangeError("The rule produces no date");
    const isFound = isDate();
    if (isFound) tries = 0;
    return isFound;
  };
  return iterator;
}
