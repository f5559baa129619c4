import { Temporal } from "temporal-polyfill";

import { boundedCache } from "./bounded-cache";
import { utcDay, utcMidnight } from "./day";
import type { Day } from "./day";
import { msPerDay, msPerMinute } from "./instant";
import type { Instant, Interval } from "./instant";

/** A period in which a zone's offset does not change. The offset is in milliseconds and positive east of UTC. */
export type Stretch = Interval & { readonly offset: number };

/**
 * Stretches are computed for blocks of this length. Each block is extended by a margin at both ends, because a local
 * time is looked up as if it were UTC, and its real instant can be in the neighbouring block.
 */
const blockLength = 32 * msPerDay;
const margin = 2 * msPerDay;
const cachedBlock = boundedCache<readonly Stretch[]>(4_096);

/** The first instant of the day in the zone, which is 01:00 if the clocks skip midnight. */
export function startOfDay(day: Day, zone: string): Instant {
  const midnight = utcMidnight(day);
  for (const { start, end, offset } of stretchesAround(midnight, zone)) {
    if (end + offset > midnight) return Math.max(start, midnight - offset);
  }
  throw new RangeError(`No start of ${day} in ${zone}`);
}

/** The instants at which the zone's clocks show this minute of the day: none if they skip it, two if they repeat it. */
export function instantsAt(day: Day, minute: number, zone: string): readonly Instant[] {
  const wall = utcMidnight(day) + minute * msPerMinute;
  const instants: Instant[] = [];
  for (const { start, end, offset } of stretchesAround(wall, zone)) {
    const instant = wall - offset;
    if (start <= instant && instant < end) instants.push(instant);
  }
  return instants;
}

/**
 * The instant of a wall-clock time, resolved like Temporal's "compatible". If clocks show the time twice, this is the
 * first of the two instants. If clocks skip the time, this is the instant at which they would show the time without the
 * clock change.
 */
export function resolveWall(day: Day, minute: number, zone: string): Instant {
  const [first] = instantsAt(day, minute, zone);
  if (first !== undefined) return first;
  const wall = utcMidnight(day) + minute * msPerMinute;
  const before = stretchesAround(wall, zone).findLast(({ end, offset }) => end + offset <= wall);
  if (!before) throw new RangeError(`No such time on ${day} in ${zone}`);
  return wall - before.offset;
}

/**
 * The periods in which clocks in the zone show a time from `opens` to `closes`, in ascending order. Both are minutes of
 * the day, at most 1440.
 */
export function spansOf(
  day: Day,
  { opens, closes }: { readonly opens: number; readonly closes: number },
  zone: string,
): readonly Stretch[] {
  const midnight = utcMidnight(day);
  const spans: Stretch[] = [];
  for (const stretch of stretchesAround(midnight, zone)) {
    const start = Math.max(stretch.start, midnight + opens * msPerMinute - stretch.offset);
    const end = Math.min(stretch.end, midnight + closes * msPerMinute - stretch.offset);
    if (start < end) spans.push({ start, end, offset: stretch.offset });
  }
  return spans;
}

/** The calendar day in the zone at that instant. */
export function dayOf(instant: Instant, zone: string): Day {
  return utcDay(instant + offsetAt(instant, zone));
}

/** The minute of the day that clocks in the zone show at that instant, 0 to 1439. */
export function minuteOfDay(instant: Instant, zone: string): number {
  const wall = instant + offsetAt(instant, zone);
  return Math.floor((wall - Math.floor(wall / msPerDay) * msPerDay) / msPerMinute);
}

/** ISO 8601 to the second, with the offset of the zone at that instant: "2026-12-09T09:00:00-08:00". */
export function isoWithOffset(instant: Instant, zone: string): string {
  const offset = offsetAt(instant, zone);
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  const minutes = Math.round(Math.abs(offset) / msPerMinute);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${wall}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The zone's offset at that instant, in milliseconds. It is positive east of UTC. */
export function offsetAt(instant: Instant, zone: string): number {
  return offsetIn(stretchesAround(instant, zone), instant);
}

/**
 * Returns a function that gives the calendar day of an instant in the zone as a number of days since 1970. For many
 * instants near each other, the function is faster than `dayOf`.
 */
export function dayNumbersOf(zone: string): (instant: Instant) => number {
  const offset = offsetsOf(zone);
  return (instant) => Math.floor((instant + offset(instant)) / msPerDay);
}

/** A version of `offsetAt` for one zone and many instants near each other. It does one lookup per block of 32 days. */
function offsetsOf(zone: string): (instant: Instant) => number {
  let block = NaN;
  let stretches: readonly Stretch[] = [];
  return (instant) => {
    const neededBlock = Math.floor(instant / blockLength);
    if (neededBlock !== block) {
      stretches = stretchesAround(instant, zone);
      block = neededBlock;
    }
    return offsetIn(stretches, instant);
  };
}

function offsetIn(stretches: readonly Stretch[], instant: Instant): number {
  for (const { end, offset } of stretches) if (instant < end) return offset;
  throw new RangeError("An instant is outside its own block.");
}

function stretchesAround(instant: Instant, zone: string): readonly Stretch[] {
  const block = Math.floor(instant / blockLength);
  return cachedBlock(`${zone} ${block}`, () =>
    stretchesBetween(block * blockLength - margin, (block + 1) * blockLength + margin, zone),
  );
}

/** Computes the stretches from one instant to another. A new stretch begins at each clock change. */
function stretchesBetween(from: Instant, to: Instant, zone: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let start = from;
  while (start < to) {
    const here = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
    const next = here.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity;
    const end = Math.min(next, to);
    stretches.push({ start, end, offset: here.offsetNanoseconds / 1_000_000 });
    start = end;
  }
  return stretches;
}
