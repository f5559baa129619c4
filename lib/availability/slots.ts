import { addDays, daysFromTo, utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { mergeIntervals, msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayNumbersOf, dayOf } from "@/lib/platform/time/zone";
import type { Stretch } from "@/lib/platform/time/zone";

import { earliestStart, horizonEnd } from "./meeting-times";
import { groupByAdviser } from "./schedule";
import type { AdviserRule, Busy, Schedule, ServiceRule, Slot } from "./schedule";
import { windowsOn } from "./windows";

/**
 * Computes all free slots that start within the interval, in ascending order. Each slot lists all advisers who can hold
 * the meeting.
 */
export function slotsBetween(schedule: Schedule, interval: Interval): readonly Slot[] {
  const { service, office, now } = schedule;
  const within = {
    start: Math.max(interval.start, now, earliestStart(now, service)),
    end: Math.min(interval.end, horizonEnd(now, office)),
  };
  if (within.start >= within.end) return [];

  const busyOf = groupByAdviser(schedule.busy);
  const advisersAt = new Map<Instant, string[]>();
  const daysIn = daysByZone(within);
  for (const adviser of schedule.advisers) {
    if (!adviser.isActive || !adviser.offersService) continue;
    for (const start of startsOf(adviser, schedule, {
      days: daysIn(adviser.zone),
      within,
      busy: busyOf.get(adviser.id) ?? [],
    })) {
      const others = advisersAt.get(start);
      if (others) others.push(adviser.id);
      else advisersAt.set(start, [adviser.id]);
    }
  }
  const length = service.minutes * msPerMinute;
  return [...advisersAt]
    .sort(([a], [b]) => a - b)
    .map(([start, adviserIds]) => ({ start, end: start + length, adviserIds }));
}

type AdviserCalendar = { readonly days: readonly Day[]; readonly within: Interval; readonly busy: readonly Busy[] };

/**
 * Returns a function that lists the days of the interval in a time zone. Many advisers have the same time zone, so the
 * list of each zone is computed only once.
 */
function daysByZone({ start, end }: Interval): (zone: string) => readonly Day[] {
  const cached = new Map<string, readonly Day[]>();
  return (zone) => {
    const days = cached.get(zone) ?? daysFromTo(dayOf(start, zone), dayOf(end - 1, zone));
    cached.set(zone, days);
    return days;
  };
}

/** Computes the starts that one adviser can offer, in ascending order, in one pass over open time and reserved time. */
function startsOf(
  adviser: AdviserRule,
  { service, office }: Schedule,
  { days, within, busy }: AdviserCalendar,
): readonly Instant[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const windows = days.flatMap((day) => windowsOn(day, adviser, office).map((window) => ({ day, window })));
  // If clocks are set back across midnight, they show the last part of a day twice, and the next day begins in between.
  // A window of the first day may then start after a window of the next day, so the windows must be sorted.
  windows.sort((a, b) => a.window.start - b.window.start);
  // A late meeting may continue into the next day's hours.
  const open = mergeIntervals([
    ...windows.map(({ window }) => window),
    ...windowsOn(addDays(last, 1), adviser, office),
  ]);
  const fits = fitsInto(open, service.minutes * msPerMinute);
  const isFree = isClearOf(mergeIntervals(busy), service);
  const isFull = reachesCap(busy, adviser);

  const grid = service.slotGridMinutes * msPerMinute;
  const starts: Instant[] = [];
  for (const { day, window } of windows) {
    if (isFull(day)) continue;
    const end = Math.min(window.end, within.end);
    for (
      let start = firstOnGrid(Math.max(window.start, within.start), midnightOf(day, window), grid);
      start < end;
      start += grid
    ) {
      if (fits(start) && isFree(start)) starts.push(start);
    }
  }
  return starts;
}

/**
 * Computes the midnight of a day as if the window's UTC offset applied all day. On a grid that begins at this instant,
 * the slots in the window start at the same local times as on any other day, even after a clock change.
 */
function midnightOf(day: Day, { offset }: Stretch): Instant {
  return utcMidnight(day) - offset;
}

function firstOnGrid(from: Instant, midnight: Instant, grid: number): Instant {
  return midnight + Math.ceil((from - midnight) / grid) * grid;
}

/** Returns a function that checks if a meeting fits into open time. Call the function with ascending starts. */
function fitsInto(open: readonly Interval[], length: number): (start: Instant) => boolean {
  let next = 0;
  return (start) => {
    let window = open[next];
    while (window && window.end <= start) window = open[++next];
    return window !== undefined && window.start <= start && start + length <= window.end;
  };
}

/**
 * Returns a function that checks that a meeting with its buffers does not overlap reserved time. Intervals are
 * half-open, so a meeting may start at the end of another meeting. Call the function with ascending starts.
 */
function isClearOf(reserved: readonly Interval[], service: ServiceRule): (start: Instant) => boolean {
  const before = service.bufferBeforeMinutes * msPerMinute;
  const after = (service.minutes + service.bufferAfterMinutes) * msPerMinute;
  let next = 0;
  return (start) => {
    let other = reserved[next];
    while (other && other.end <= start - before) other = reserved[++next];
    return other === undefined || start + after <= other.start;
  };
}

/** Returns a function that checks if a day in the adviser's zone has reached the daily cap. */
function reachesCap(busy: readonly Busy[], { zone, dailyCap }: AdviserRule): (day: Day) => boolean {
  const dayNumber = dayNumbersOf(zone);
  const meetings = new Map<number, number>();
  for (const { meetingStart } of busy) {
    if (meetingStart === null) continue;
    const number = dayNumber(meetingStart);
    meetings.set(number, (meetings.get(number) ?? 0) + 1);
  }
  return (day) => (meetings.get(utcMidnight(day) / msPerDay) ?? 0) >= dailyCap;
}
