import { addDays, daysOfMonth, firstDayOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

import { horizonEnd } from "../meeting-times";
import type { Slot } from "../schedule";
import { slotsBetween } from "../slots";
import { findSchedule, officeFor } from "./schedule";
import type { AvailabilityRequest } from "./schedule";

/** A request for slots of a half-open interval. A slot may start at `from`, but not at `to`. */
type IntervalRequest = AvailabilityRequest & { readonly from: Instant; readonly to: Instant };

/** Finds every free slot that starts within the interval, in ascending order. */
export async function findSlots({ from, to, ...request }: IntervalRequest): Promise<readonly Slot[]> {
  const interval = bookable({ start: from, end: to }, request);
  return interval ? slotsBetween(await findSchedule(request, interval), interval) : [];
}

/** `languages` lists the languages of the free advisers, such as "en" and "de". It is empty if the slot is taken. */
export type OfferedSlot = Interval & { readonly isFree: boolean; readonly languages: readonly string[] };

/**
 * Finds every start within the interval that the rules (working hours, notice and so on) allow, in ascending order. The
 * result also includes starts at which no adviser is free. Their `isFree` is false.
 */
export async function findOffered({ from, to, ...request }: IntervalRequest): Promise<readonly OfferedSlot[]> {
  const interval = bookable({ start: from, end: to }, request);
  if (!interval) return [];
  const schedule = await findSchedule(request, interval);
  const spokenBy = new Map(schedule.advisers.map(({ id, languages }) => [id, languages]));
  const free = new Map(slotsBetween(schedule, interval).map(({ start, adviserIds }) => [start, adviserIds]));
  return slotsBetween({ ...schedule, busy: [] }, interval).map(({ start, end }) => {
    const languages = new Set(free.get(start)?.flatMap((id) => spokenBy.get(id) ?? []));
    return { start, end, isFree: free.has(start), languages: [...languages] };
  });
}

/** Returns the part of an interval that lies between now and the booking horizon. */
function bookable({ start, end }: Interval, request: AvailabilityRequest): Interval | undefined {
  const { now } = request;
  const interval = { start: Math.max(start, now), end: Math.min(end, horizonEnd(now, officeFor(request))) };
  return interval.start < interval.end ? interval : undefined;
}

export type FreeDay = { readonly date: Day; readonly free: number };

type DaysRequest = AvailabilityRequest & {
  readonly month: Month;
  readonly zone: string;
  /** Returns the instant when a day begins. By default, a day begins at midnight. */
  readonly dayStart?: (day: Day, zone: string) => Instant;
};

/**
 * Counts the free slots of each day of a month. The days begin and end in the visitor's time zone. `nextFree` is the
 * first free slot in the month. If the month has none, it is the first free slot after the month, or null if no slot is
 * free before the horizon.
 */
export async function findDays({ month, zone, dayStart = startOfDay, ...request }: DaysRequest): Promise<{
  readonly dates: readonly FreeDay[];
  readonly nextFree: Slot | null;
}> {
  const days = daysOfMonth(month);
  const starts = [...days, addDays(days.at(-1) ?? firstDayOf(month), 1)].map((day) => dayStart(day, zone));
  const [from = 0, to = 0] = [starts[0], starts.at(-1)];
  const slots = await findSlots({ ...request, from, to });
  const dates = days.map((date, index) => {
    const [start = 0, end = 0] = starts.slice(index, index + 2);
    return { date, free: slots.filter((slot) => start <= slot.start && slot.start < end).length };
  });
  return { dates, nextFree: slots[0] ?? (await nextFree({ ...request, from: Math.max(to, request.now) })) };
}

/** Finds the first free slot at or after `from` (default: now). Returns null if no slot is free before the horizon. */
export async function nextFree({
  from,
  ...request
}: AvailabilityRequest & { readonly from?: Instant }): Promise<Slot | null> {
  const last = horizonEnd(request.now, officeFor(request));
  let start = Math.max(from ?? request.now, request.now);
  for (let days = 8; start < last; days *= 4) {
    const end = Math.min(start + days * msPerDay, last);
    const [first] = await findSlots({ ...request, from: start, to: end });
    if (first) return first;
    start = end;
  }
  return null;
}

/**
 * Finds the free slots nearest to `start`, at most `count`. They may be before or after `start`. The nearest slot is
 * first.
 */
export async function nearestFree({
  start,
  count,
  ...request
}: AvailabilityRequest & { readonly start: Instant; readonly count: number }): Promise<readonly Slot[]> {
  const last = horizonEnd(request.now, officeFor(request));
  const middle = Math.min(Math.max(start, request.now), last);
  for (let reach = 4 * msPerDay; ; reach *= 4) {
    const slots = await findSlots({ ...request, from: middle - reach, to: middle + reach });
    const coversEverything = middle - reach <= request.now && last <= middle + reach;
    if (slots.length >= count || coversEverything) return nearest(slots, middle).slice(0, count);
  }
}

function nearest(slots: readonly Slot[], middle: Instant): readonly Slot[] {
  return slots.toSorted((a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle) || a.start - b.start);
}
