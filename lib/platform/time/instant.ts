/** A moment, in milliseconds since 1970 UTC. Rules count in these; `Date` stays at the borders. */
export type Instant = number;

export const msPerMinute = 60_000;
export const msPerHour = 60 * msPerMinute;
/** A day of a clock that is never changed. Days of a zone last 23 to 25 hours: take those from zone.ts. */
export const msPerDay = 24 * msPerHour;

/** From `start` up to, and without, `end`. */
export type Interval = { readonly start: Instant; readonly end: Instant };

/** Half-open: a meeting may start at the very instant another ends. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The same time in as few stretches as possible, ascending; stretches that touch become one. */
export function join(intervals: readonly Interval[]): readonly Interval[] {
  const joined: { start: Instant; end: Instant }[] = [];
  let last: { start: Instant; end: Instant } | undefined;
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push((last = { start, end }));
  }
  return joined;
}
