import { formatDayShort, formatTime, formatTimeRange, readerIn, zoneCity } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf, offsetAt } from "@/lib/platform/time/zone";

/** "Thu 10 Dec, 2:15 pm – 3:15 pm" in the reader's zone. */
export function rangeText(time: Interval, reader: Reader): string {
  return `${formatDayShort(time.start, reader)}, ${formatTimeRange(time, reader)}`;
}

/**
 * The client's local time and city, such as "11:15 am, Vancouver". The day is added if it differs from the reader's
 * day. Null if the client's clock and the reader's clock show the same time.
 */
export function clientTimeText(start: Instant, zone: string, reader: Reader): string | null {
  if (offsetAt(start, zone) === offsetAt(start, reader.zone)) return null;
  const client = readerIn(zone, reader);
  const day = dayOf(start, zone) === dayOf(start, reader.zone) ? "" : `${formatDayShort(start, client)}, `;
  return `${day}${formatTime(start, client)}, ${zoneCity(zone, reader.locale)}`;
}

/** Groups times by day and keeps their order. Each entry contains the day as text and the times on that day. */
export function groupByDay<T extends { readonly start: Instant }>(
  times: readonly T[],
  reader: Reader,
): readonly (readonly [day: string, times: readonly T[]])[] {
  const days = new Map<string, T[]>();
  for (const time of times) {
    const day = formatDayShort(time.start, reader);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
