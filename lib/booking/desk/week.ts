import type { AdviserHours } from "@/lib/availability/queries/open-hours";
import { addDays, daysFromTo, isDay, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerQuarter } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf, minuteOfDay, resolveWall, startOfDay } from "@/lib/platform/time/zone";

import type { CalendarBooking, CalendarHold } from "./queries/week";
import type { AdviserLoad } from "./week-loads";

/** Returns Monday to Sunday of the week that contains this day. */
export function weekOf(day: Day): readonly [Day, ...Day[]] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return [monday, ...daysFromTo(addDays(monday, 1), addDays(monday, 6))];
}

/** Returns the week that contains the day from the URL, or the current week if the day is missing or invalid. */
export function requestedWeek(day: unknown, today: Day): readonly [Day, ...Day[]] {
  return weekOf(isDay(day) ? day : today);
}

/**
 * A part of one column of the calendar. `day` is the index of the column. `from` and `length` are in quarters of an
 * hour, and `from` is counted from the first row.
 */
export type Block = { readonly day: number; readonly from: number; readonly length: number };

export type WeekEvent = Block & {
  readonly reference: string;
  readonly status: CalendarBooking["status"];
  readonly isUndelivered: boolean;
  readonly name: string | null;
  readonly serviceId: string;
  readonly start: Instant;
  readonly end: Instant;
  /** The time that the appointment reserves for the adviser, buffers included. */
  readonly reserved: Interval;
  readonly buffers: readonly Block[];
};

export type WeekHold = Block & {
  readonly id: string;
  readonly until: Instant;
  readonly reserved: Interval;
  /** The reference of the booking for which the time is offered. Null if a visitor is booking the time. */
  readonly offeredTo: string | null;
};

/** A part of a column in which the adviser's own calendar makes them busy. */
export type OwnTime = Block & { readonly time: Interval };

export type WeekColumn = {
  readonly day: Day;
  /** The instant of the first row. */
  readonly start: Instant;
  /** The number of appointments and holds that count towards the daily cap. */
  readonly meetings: number;
  readonly isOpen: boolean;
  /** The parts of the adviser's open time on this day without appointments, holds and entries of the own calendar. */
  readonly free: readonly Interval[];
  readonly holiday: string | null;
  /** Whether an exception of the adviser or of the office closes the day. */
  readonly isDayOff: boolean;
};

export type WeekGrid = {
  readonly firstHour: number;
  readonly hours: number;
  readonly columns: readonly WeekColumn[];
  /**
   * The arrow keys can move an appointment to one day of the previous week and one day of the next week. These are the
   * times of the first row on those days. `before` is for the day one week before the last shown day, for example the
   * previous Friday. `after` is for the next Monday.
   */
  readonly neighbours: { readonly before: Instant; readonly after: Instant };
  readonly closed: readonly Block[];
  readonly events: readonly WeekEvent[];
  readonly holds: readonly WeekHold[];
  readonly own: readonly OwnTime[];
  /** The current time, if the grid shows today. */
  readonly nowAt: Block | null;
};

type WeekOfAdviser = {
  readonly monday: Day;
  /** The shown days, from Monday. */
  readonly days: readonly Day[];
  readonly hours: AdviserHours;
  readonly bookings: readonly CalendarBooking[];
  readonly holds: readonly CalendarHold[];
  /** When the adviser's own calendar makes them busy. */
  readonly own: readonly Interval[];
  /** The office's time zone, in which the calendar is shown. */
  readonly zone: string;
  readonly now: Instant;
  /** Other times that the grid must include, such as the new time of an appointment that is being moved. */
  readonly including: readonly Interval[];
};

const minutesOfDay = 24 * 60;

/** Places one adviser's appointments, holds and closed times of a week on a grid of quarters of an hour. */
export function toWeekGrid(week: WeekOfAdviser): WeekGrid {
  const { monday, days, hours, bookings, holds, own, zone, now, including } = week;
  const open = hours.days.flatMap((day) => day.open);
  const reserved = [...bookings.map((booking) => booking.reserved), ...holds.map((hold) => hold.reserved)];
  const { firstHour, lastHour } = shownHours([...open, ...reserved, ...including], days, zone);
  const rows = (lastHour - firstHour) * 4;
  const rowStart = (day: Day) => resolveWall(day, firstHour * 60, zone);
  const columns = days.map((day) => ({ day, start: rowStart(day) }));

  const block = ({ start, end }: Interval): Block[] =>
    columns.flatMap((column, index) => {
      const from = Math.max(0, Math.floor((start - column.start) / msPerQuarter));
      const to = Math.min(rows, Math.ceil((end - column.start) / msPerQuarter));
      return from < to ? [{ day: index, from, length: to - from }] : [];
    });
  return {
    firstHour,
    hours: lastHour - firstHour,
    columns: columns.map(({ day, start }, index) => ({
      day,
      start,
      meetings: [
        ...bookings.map(({ startsAt }) => startsAt.getTime()),
        ...holds.map((hold) => hold.meetingStart),
      ].filter((meeting) => dayOf(meeting, hours.zone) === day).length,
      isOpen: open.some((interval) => block(interval).some((one) => one.day === index)),
      free: open
        .filter((interval) => dayOf(interval.start, zone) === day)
        .flatMap((interval) => gapsWithin(interval, [...reserved, ...own])),
      holiday: hours.days.find((one) => one.day === day)?.holiday ?? null,
      isDayOff: hours.days.some((one) => one.day === day && one.setBy === "exception" && one.open.length === 0),
    })),
    neighbours: { before: rowStart(addDays(monday, days.length - 8)), after: rowStart(addDays(monday, 7)) },
    closed: columns.flatMap(({ start }) =>
      gapsWithin({ start, end: start + rows * msPerQuarter }, open).flatMap(block),
    ),
    events: bookings.flatMap((booking) => {
      const time = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
      return block(time)
        .slice(0, 1)
        .map((place) => ({
          ...place,
          ...time,
          reference: booking.reference,
          status: booking.status,
          isUndelivered: booking.isUndelivered,
          name: booking.name,
          serviceId: booking.serviceId,
          reserved: booking.reserved,
          buffers: [
            { start: booking.reserved.start, end: time.start },
            { start: time.end, end: booking.reserved.end },
          ].flatMap((buffer) => (buffer.start < buffer.end ? block(buffer) : [])),
        }));
    }),
    holds: holds.flatMap(({ id, until, offeredTo, reserved: time }) =>
      block(time)
        .slice(0, 1)
        .map((place) => ({ ...place, id, until, offeredTo, reserved: time })),
    ),
    own: own.flatMap((time) => block(time).map((place) => ({ ...place, time }))),
    nowAt: nowOn(columns, { now, rows, zone }),
  };
}

type Columns = readonly { readonly day: Day; readonly start: Instant }[];

/** The place of the current time. Before the first row it is in the first row, and after the last row in the last. */
function nowOn(columns: Columns, { now, rows, zone }: { now: Instant; rows: number; zone: string }): Block | null {
  const day = columns.findIndex((column) => column.day === dayOf(now, zone));
  const from = Math.floor((now - (columns[day]?.start ?? 0)) / msPerQuarter);
  return day === -1 ? null : { day, from: Math.min(Math.max(from, 0), rows - 1), length: 1 };
}

/**
 * Returns the hours that the calendar shows. They include 9 am to 5 pm and all intervals that start in the week, with a
 * margin of up to one hour before and after.
 */
function shownHours(intervals: readonly Interval[], days: readonly Day[], zone: string) {
  const within = intervals.flatMap(({ start, end }) => (days.includes(dayOf(start, zone)) ? [{ start, end }] : []));
  const starts = within.map(({ start }) => minuteOfDay(start, zone));
  const ends = within.map(({ start, end }) =>
    dayOf(end - 1, zone) === dayOf(start, zone) ? minuteOfDay(end - 1, zone) + 1 : minutesOfDay,
  );
  const first = Math.min(9 * 60, ...starts);
  const last = Math.max(17 * 60, ...ends);
  return { firstHour: Math.max(0, Math.ceil(first / 60) - 1), lastHour: Math.min(24, Math.floor(last / 60) + 1) };
}

/** The parts of an interval that the other intervals do not cover. */
export function gapsWithin({ start, end }: Interval, others: readonly Interval[]): readonly Interval[] {
  const gaps: Interval[] = [];
  let from = start;
  for (const other of others.toSorted((a, b) => a.start - b.start)) {
    if (other.end <= from) continue;
    if (other.start >= end) break;
    if (other.start > from) gaps.push({ start: from, end: other.start });
    from = Math.max(from, other.end);
  }
  if (from < end) gaps.push({ start: from, end });
  return gaps;
}

/** The data of the calendar. */
export type Week = {
  readonly zone: string;
  readonly now: Instant;
  /**
   * The shown days, starting with Monday. Sunday, or the whole weekend, is left out if it has no working hours, no
   * appointments and no holds, and if no appointment is being moved to it.
   */
  readonly days: readonly [Day, ...Day[]];
  /** The advisers with a calendar that this staff member may see. */
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
  /** The adviser of the shown calendar. Null for an account that may not see any calendar. */
  readonly adviser: {
    readonly id: string;
    readonly name: string;
    readonly zone: string;
    readonly dailyCap: number;
  } | null;
  readonly grid: WeekGrid | null;
  readonly loads: readonly AdviserLoad[];
  readonly serviceNames: ReadonlyMap<string, string>;
  readonly mayMove: boolean;
};

/** The interval from the start of the first day to the end of the last day, in the given time zone. */
export function intervalOfWeek(days: readonly [Day, ...Day[]], zone: string): Interval {
  return { start: startOfDay(days[0], zone), end: startOfDay(addDays(days.at(-1) ?? days[0], 1), zone) };
}
