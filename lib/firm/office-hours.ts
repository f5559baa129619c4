import type { OpeningHours } from "./profile-shape";

/** Whether two periods of one day overlap. Periods that only touch do not. */
export function haveOverlap(hours: readonly OpeningHours[]): boolean {
  return hours.some((one, index) =>
    hours
      .slice(index + 1)
      .some(
        (other) =>
          one.weekday === other.weekday && one.opensMinute < other.closesMinute && other.opensMinute < one.closesMinute,
      ),
  );
}
