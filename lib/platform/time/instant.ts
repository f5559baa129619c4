/** A moment in milliseconds since 1970 UTC. Rules use instants; `Date` is for the database and libraries. */
export type Instant = number;

export const msPerSecond = 1_000;
export const msPerMinute = 60 * msPerSecond;
export const msPerHour = 60 * msPerMinute;
/** 24 hours. Days of a zone last 23 to 25 hours; use zone.ts for those. */
export const msPerDay = 24 * msPerHour;

/** Half-open: `start` is included, `end` is not. */
export type Interval = { readonly start: Instant; readonly end: Instant };

/** Whether two intervals overlap. Intervals are half-open, so a meeting may start at the instant another ends. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The union of the intervals in ascending order, with touching ones joined. */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const merged: { start: Instant; end: Instant }[] = [];
  let last: { start: Instant; end: Instant } | undefined;
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push((last = { start, end }));
  }
  return merged;
}
