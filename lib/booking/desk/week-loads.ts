import type { AdviserHours } from "@/lib/availability/queries/open-hours";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

export type AdviserLoad = {
  readonly id: string;
  readonly name: string;
  readonly dailyCap: number;
  /** The number of appointments and holds on each day. Null on a day without working hours, appointments and holds. */
  readonly days: readonly (number | null)[];
  readonly meetings: number;
  /** The sum of the daily caps of the days with working hours. */
  readonly capacity: number;
};

/**
 * Counts each adviser's appointments and holds by day in the adviser's time zone, because the daily cap is checked in
 * that time zone.
 */
export function toLoads(
  advisers: readonly AdviserHours[],
  meetings: readonly { readonly adviserId: string; readonly start: Instant }[],
): readonly AdviserLoad[] {
  return advisers.map(({ id, name, zone, dailyCap, days }) => {
    const own = meetings.filter(({ adviserId }) => adviserId === id).map(({ start }) => dayOf(start, zone));
    const counts = days.map(({ day, open }) => {
      const count = own.filter((each) => each === day).length;
      return open.length === 0 && count === 0 ? null : count;
    });
    return {
      id,
      name,
      dailyCap,
      days: counts,
      meetings: own.length,
      capacity: days.filter(({ open }) => open.length > 0).length * dailyCap,
    };
  });
}
