/**
 * A moment in milliseconds since 1970 UTC. Our code calculates with instants. `Date` is only for the database and
 * libraries.
 */
export type Instant = number;

export const msPerSecond = 1_000;
export const msPerMinute = 60 * msPerSecond;
/** 15 minutes, the length of one row in the week calendar of staff. */
export const msPerQuarter = 15 * msPerMinute;
export const msPerHour = 60 * msPerMinute;
/** 24 hours. A calendar day in a zone lasts 23 to 25 hours. Use zone.ts for calendar days. */
export const msPerDay = 24 * msPerHour;

/** A half-open interval: `start` is included and `end` is not. */
export type Interval = { readonly start: Instant; readonly end: Instant };

/** Whether two intervals overlap. Intervals are half-open, so a meeting may start when another meeting ends. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The union of the intervals in ascending order. Intervals that touch or overlap are joined. */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const merged: { start: Instant; end: Instant }[] = [];
  let last: { start: Instant; end: Instant } | undefined;
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push((last = { start, end }));
  }
  return merged;
}
