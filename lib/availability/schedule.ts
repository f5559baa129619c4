import type { Day } from "@/lib/platform/time/day";
import type { Instant, Interval } from "@/lib/platform/time/instant";

/** What a service asks of the calendar. */
export type ServiceRule = {
  readonly minutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** A slot starts at the adviser's midnight plus a multiple of this, by the clock on the wall. */
  readonly slotGridMinutes: number;
  readonly minNoticeMinutes: number;
};

/** A stretch of a day, in minutes of the clock on the wall; it may close at 1440, the end of the day. */
export type Hours = { readonly opens: number; readonly closes: number };

export type WeeklyHours = Hours & {
  /** ISO: 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly validFrom: Day;
  /** The last day it holds; null: until changed. */
  readonly validTo: Day | null;
};

/** Days, both ends included, that differ from the weekly hours. Null hours: closed. */
export type DayException = { readonly firstDay: Day; readonly lastDay: Day; readonly hours: Hours | null };

/** Hours, exceptions, holidays and the daily cap go by the days of the adviser's own zone. */
export type AdviserRule = {
  readonly id: string;
  readonly zone: string;
  readonly isActive: boolean;
  /** Whether the adviser has the skill for the service in question. */
  readonly givesService: boolean;
  /** Meetings on one day, at most. */
  readonly dailyCap: number;
  readonly hours: readonly WeeklyHours[];
  readonly exceptions: readonly DayException[];
};

/** What holds for the whole office. */
export type OfficeRule = {
  readonly zone: string;
  /** Days beyond today (in the office's zone) that can be booked. */
  readonly horizonDays: number;
  /** Public holidays with their names; staff's overrides are already merged in. */
  readonly holidays: ReadonlyMap<Day, string>;
  readonly exceptions: readonly DayException[];
};

/** Time an adviser is taken, buffers included. A hold counts only while it lives: expired ones never get here. */
export type Busy = Interval & {
  readonly adviserId: string;
  readonly kind: "booking" | "hold";
  /** The start of the meeting itself: what the daily cap counts. */
  readonly meetingStart: Instant;
};

/** Everything that decides whether an appointment can be had. */
export type Schedule = {
  readonly service: ServiceRule;
  readonly advisers: readonly AdviserRule[];
  readonly office: OfficeRule;
  /** Must reach a day further on either side than the time that is asked about: caps count whole days. */
  readonly busy: readonly Busy[];
  readonly now: Instant;
};

/** A meeting's time, without buffers, and who could hold it, in the order of the schedule's advisers. */
export type Slot = Interval & { readonly adviserIds: readonly string[] };
