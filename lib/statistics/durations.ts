/**
 * The upper bounds, in seconds, of the intervals in which durations of steps are counted. Each is about half as long
 * again as the one before, which is exact enough for a median. The exact duration is not stored.
 */
export const durationBounds = [5, 8, 12, 18, 27, 40, 60, 90, 135, 200, 300, 450, 675, 1_000, 1_500, 2_250, 3_600];

/** The bound of a duration's interval. 0, "not known", if it is longer than an hour: the visitor did something else. */
export function durationBound(seconds: number): number {
  return durationBounds.find((bound) => seconds <= bound) ?? 0;
}

/** How many durations are in the interval of this upper bound. */
export type Counted = { readonly bound: number; readonly count: number };

/**
 * The duration, in whole seconds, that this share of all is not above, as if the durations of each interval were evenly
 * spread. Undefined without any.
 */
export function quantile(counted: readonly Counted[], share: number): number | undefined {
  const known = counted.filter(({ bound }) => bound > 0).toSorted((a, b) => a.bound - b.bound);
  let left = known.reduce((sum, { count }) => sum + count, 0) * share;
  for (const { bound, count } of known) {
    if (left > count) {
      left -= count;
      continue;
    }
    const lower = durationBounds[durationBounds.indexOf(bound) - 1] ?? 0;
    return Math.round(lower + ((bound - lower) * left) / count);
  }
  return undefined;
}
