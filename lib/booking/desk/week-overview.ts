import type { Day } from "@/lib/platform/time/day";
import { msPerHour, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf, minuteOfDay, resolveWall } from "@/lib/platform/time/zone";

/** A part of the hours that are shown for a day. 0 is the beginning of the shown hours, and 1 is their end. */
export type Span = { readonly from: number; readonly to: number };

export type OverviewDay = {
  readonly day: Day;
  readonly isToday: boolean;
  /** The number of appointments on this day that are not cancelled. */
  readonly count: number;
  /** The sum of the daily caps of the advisers who work on this day. */
  readonly limit: number;
  readonly closed: readonly Span[];
  readonly past: readonly Span[];
  readonly coming: readonly Span[];
  /** The position of the current time on the scale of `Span` if this day is today, otherwise null. */
  readonly now: number | null;
};

type OpenHours = {
  readonly dailyCap: number;
  readonly days: readonly { readonly day: Day; readonly open: readonly Interval[] }[];
};

type WeekInput = {
  readonly days: readonly Day[];
  readonly hours: readonly OpenHours[];
  readonly times: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
  readonly zone: string;
  readonly now: Instant;
};

/**
 * Calculates the positions of the closed hours, the appointments and the current time of each day. All days of the week
 * show the same hours.
 */
export function toWeekOverview({ days, hours, times, zone, now }: WeekInput): readonly OverviewDay[] {
  const meetings = times.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
  const openTimes = hours.flatMap((adviser) => adviser.days.flatMap(({ open }) => open));
  const { first, last } = shownHours([...meetings, ...openTimes], zone);
  return days.map((day) => {
    const start = resolveWall(day, first * 60, zone);
    const shownPart = { start, end: start + (last - first) * msPerHour };
    const span = (interval: Interval): Span => ({
      from: Math.max(0, place(interval.start, shownPart)),
      to: Math.min(1, place(interval.end, shownPart)),
    });
    const ofDay = meetings.filter((meeting) => dayOf(meeting.start, zone) === day);
    const open = openTimes.filter((interval) => overlaps(interval, shownPart));
    const isToday = dayOf(now, zone) === day;
    return {
      day,
      isToday,
      count: ofDay.length,
      limit: hours
        .filter((adviser) => adviser.days.some((one) => one.day === day && one.open.length > 0))
        .reduce((sum, { dailyCap }) => sum + dailyCap, 0),
      closed: closedSpans(open.map(span)),
      past: ofDay.filter(({ end }) => end <= now).map(span),
      coming: ofDay.filter(({ end }) => end > now).map(span),
      now: isToday ? place(now, shownPart) : null,
    };
  });
}

function place(instant: Instant, { start, end }: Interval): number {
  return (instant - start) / (end - start);
}

/** The spans in which no adviser has open hours. */
function closedSpans(open: readonly Span[]): readonly Span[] {
  const closed: Span[] = [];
  let from = 0;
  for (const span of open.toSorted((a, b) => a.from - b.from)) {
    if (span.from > from) closed.push({ from, to: span.from });
    from = Math.max(from, span.to);
  }
  return from < 1 ? [...closed, { from, to: 1 }] : closed;
}

/**
 * Returns the whole hours at which the shown part of a day begins and ends, for example 8 and 18. This part covers 9 am
 * to 5 pm and all given intervals, with a margin of at least one hour before and after. The margin is cut off at
 * midnight.
 */
function shownHours(intervals: readonly Interval[], zone: string) {
  const starts = intervals.map(({ start }) => minuteOfDay(start, zone));
  const ends = intervals.map(({ start, end }) => minuteOfDay(start, zone) + (end - start) / 60_000);
  return {
    first: Math.max(0, Math.floor(Math.min(9 * 60, ...starts) / 60) - 1),
    last: Math.min(24, Math.ceil(Math.max(17 * 60, ...ends) / 60) + 1),
  };
}
