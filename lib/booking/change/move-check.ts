import type { Rule } from "@/lib/availability/explain";
import { msPerQuarter, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import type { MovableBooking } from "./queries/movable";
import type { ExplainedStart } from "../desk/slot-explanation";
import type { WeekGrid } from "../desk/week";

/** The position of an appointment on the grid: its column, and its first row. Each row is a quarter of an hour. */
export type Place = { readonly day: number; readonly from: number };

export type MovedAppointment = Interval & {
  readonly reference: string;
  /** The reserved time: the appointment with its buffers. */
  readonly reserved: Interval;
};

/** The data of the dialogue "move it here?". */
export type MovePlan = {
  readonly booking: MovableBooking;
  readonly isMovable: boolean;
  /** The appointment that is being moved, with its present time and the title that the calendar shows. */
  readonly carried: MovedAppointment & { readonly title: string };
  /**
   * The last change of the booking. `by` is the name of the staff member, or null for a change by the client or the
   * system.
   */
  readonly lastChange: { readonly at: Instant; readonly by: string | null } | null;
  /** The advisers that this staff member may choose. All of them offer the service of the booking. */
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
  readonly adviser: { readonly id: string; readonly name: string };
  /**
   * The requested time. `rules` lists the rules that prevent `adviser` from taking the appointment at this time. If the
   * list has entries, `explanation` lists such rules for each adviser who offers the service. Otherwise, `explanation`
   * is null. Without a requested time, `target` is null.
   */
  readonly target: (Interval & { readonly rules: readonly Rule[]; readonly explanation: ExplainedStart | null }) | null;
  /**
   * `count` is the number of the adviser's appointments on the requested day, including the appointment that is being
   * moved. Without a requested time, it is the number for today. `cap` is the adviser's daily cap.
   */
  readonly meetingsThatDay: { readonly count: number; readonly cap: number };
  /**
   * The adviser's free times from the requested time on. Without a requested time, the list begins at the day that the
   * staff member chose. Without a chosen day, the list begins now.
   */
  readonly free: readonly Interval[];
};

/** The instant at which the row of this place begins. Undefined if the grid does not have the column. */
export function startAt(grid: WeekGrid, { day, from }: Place): Instant | undefined {
  const column = grid.columns[day];
  return column && column.start + from * msPerQuarter;
}

/** The position of a start on the grid. Null when it is outside the grid. */
export function placeAt(grid: WeekGrid, start: Instant): Place | null {
  const rows = grid.hours * 4;
  for (const [day, column] of grid.columns.entries()) {
    const from = Math.floor((start - column.start) / msPerQuarter);
    if (from >= 0 && from < rows) return { day, from };
  }
  return null;
}

/**
 * The first rule that prevents moving an appointment to this start. Null when the start is free. The browser calls this
 * function while the appointment is being moved. The function does not know every rule, so the server checks all rules
 * before it stores the new time.
 */
export function ruleAgainst(
  moved: MovedAppointment,
  start: Instant,
  { grid, dailyCap, now }: { readonly grid: WeekGrid; readonly dailyCap: number; readonly now: Instant },
): Rule | null {
  if (start < now) return "past";
  const place = placeAt(grid, start);
  const column = place && grid.columns[place.day];
  if (!place || !column) return "hours";
  const meeting = { start, end: start + moved.end - moved.start };
  const reserved = {
    start: meeting.start - (moved.start - moved.reserved.start),
    end: meeting.end + (moved.reserved.end - moved.end),
  };
  const isClosed = grid.closed.some(({ day, from, length }) => {
    const closed = { start: column.start + from * msPerQuarter, end: column.start + (from + length) * msPerQuarter };
    return day === place.day && overlaps(closed, meeting);
  });
  if (isClosed || meeting.end > column.start + grid.hours * 4 * msPerQuarter)
    return column.holiday === null ? "hours" : "holiday";
  const others = grid.events.filter(({ reference }) => reference !== moved.reference);
  const ownDay = placeAt(grid, moved.start)?.day;
  const isListed = others.length < grid.events.length;
  if (column.meetings - (isListed && ownDay === place.day ? 1 : 0) >= dailyCap) return "daily-cap";
  if (others.some((event) => overlaps(event.reserved, reserved))) return "booked";
  // A time that is offered to the client of this appointment is theirs.
  const held = grid.holds.filter(({ offeredTo }) => offeredTo !== moved.reference);
  if (held.some((hold) => overlaps(hold.reserved, reserved))) return "held";
  return grid.own.some(({ time }) => overlaps(time, reserved)) ? "own-calendar" : null;
}
