import type { Day } from "@/lib/platform/time/day";
import type { Instant, Interval } from "@/lib/platform/time/instant";

/** The properties of a service that decide where its appointments fit. */
export type ServiceRule = {
  readonly minutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** The step of the grid. Slots start at multiples of this step after midnight, in the adviser's local time. */
  readonly slotGridMinutes: number;
  readonly minNoticeMinutes: number;
};

/** A part of a day, in minutes after midnight in local time. `closes` is at most 1440, the end of the day. */
export type Hours = { readonly opens: number; readonly closes: number };

export type WeeklyHours = Hours & {
  /** The weekday as in ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly validFrom: Day;
  /** The last day on which the hours are valid. Null if the hours have no end. */
  readonly validTo: Day | null;
};

/** A range of days (inclusive) with hours that replace the weekly hours. `hours` is null if the days are closed. */
export type DayException = {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly hours: Hours | null;
  /** Whether an adviser's hours also hold on days on which the office is closed. Never true for the office. */
  readonly opensOnClosures: boolean;
};

/** One adviser's rules. Hours, exceptions, holidays and the daily cap apply to local days in the adviser's own zone. */
export type AdviserRule = {
  readonly id: string;
  readonly zone: string;
  readonly isActive: boolean;
  /** True if the adviser has the skill for the requested service. */
  readonly offersService: boolean;
  /** The maximum number of meetings that the adviser holds on one day. */
  readonly dailyCap: number;
  readonly hours: readonly WeeklyHours[];
  readonly exceptions: readonly DayException[];
};

/** Rules that apply to the whole office. */
export type OfficeRule = {
  readonly zone: string;
  /** How many days after today (in the office's zone) can be booked. */
  readonly horizonDays: number;
  /** Public holidays with their names. Includes the days that staff added, but not the days that they removed. */
  readonly holidays: ReadonlyMap<Day, string>;
  readonly exceptions: readonly DayException[];
};

/**
 * Reserved time of an adviser, including buffers, or time at which the adviser's own calendar has an entry. The query
 * filters out expired holds.
 */
export type Busy = Interval & {
  readonly adviserId: string;
  readonly kind: "booking" | "hold" | "own-calendar";
  /**
   * The start of the meeting itself, without its buffer. The daily cap counts meetings by this start. Null for an entry
   * of the own calendar.
   */
  readonly meetingStart: Instant | null;
};

/** Everything that decides whether an appointment is available. */
export type Schedule = {
  readonly service: ServiceRule;
  readonly advisers: readonly AdviserRule[];
  readonly office: OfficeRule;
  /**
   * Must cover the requested interval, the day before it and the day after it. The daily cap counts all meetings of a
   * day, even those outside the interval.
   */
  readonly busy: readonly Busy[];
  readonly now: Instant;
};

/**
 * The time of a meeting without buffers, and the advisers who are free to hold it. The advisers have the same order as
 * in the schedule.
 */
export type Slot = Interval & { readonly adviserIds: readonly string[] };

/** Groups reserved time by adviser and keeps its order. */
export function groupByAdviser(busy: readonly Busy[]): ReadonlyMap<string, readonly Busy[]> {
  const groups = new Map<string, Busy[]>();
  for (const reserved of busy) {
    const group = groups.get(reserved.adviserId);
    if (group) group.push(reserved);
    else groups.set(reserved.adviserId, [reserved]);
  }
  return groups;
}
