import type { AdviserRule, OfficeRule } from "@/lib/availability/schedule";
import { dayRule, windowsOn } from "@/lib/availability/windows";
import type { DayRule } from "@/lib/availability/windows";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { mergeIntervals } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

/** A booking outside the open time of its adviser, with the rule of the day on which it begins. */
export type Outside<Booking> = { readonly booking: Booking; readonly setBy: DayRule["setBy"] };

/** Finds the bookings that do not lie within the adviser's open time, in their order. */
export function outsideHours<Booking extends Interval>(
  bookings: readonly Booking[],
  adviser: AdviserRule,
  office: OfficeRule,
): readonly Outside<Booking>[] {
  const known = new Map<Day, readonly Interval[]>();
  /** A late meeting may continue into the next day's hours. */
  function openFrom(day: Day): readonly Interval[] {
    const cached = known.get(day);
    if (cached) return cached;
    const windows = [day, addDays(day, 1)].flatMap((each) => windowsOn(each, adviser, office));
    const open = mergeIntervals(windows.map(({ start, end }) => ({ start, end })));
    known.set(day, open);
    return open;
  }
  return bookings.flatMap((booking) => {
    const day = dayOf(booking.start, adviser.zone);
    const fits = openFrom(day).some(({ start, end }) => start <= booking.start && booking.end <= end);
    return fits ? [] : [{ booking, setBy: dayRule(day, adviser, office).setBy }];
  });
}
