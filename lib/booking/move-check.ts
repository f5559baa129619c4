import type { Rule } from "@/lib/availability/explain";
import { msPerQuarter, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import type { MovableBooking } from "./queries/movable";
import type { ExplainedStart } from "./slot-explanation";
import type { WeekGrid } from "./week";

/** The position of an appointment on the grid: its column, and its first row. Each row is a quarter of an hour. */
export type Place = { readonly day: number; readonly from: number };

export type MovedAppointment = Interval & {
  readonly reference: string;
  /** The adviser's time with buffers. */
  readonly reserved: Interval;
};

/** The data of the dialogue "move it here?". */
export type MovePlan = {
  readonly booking: MovableBooking;
  readonly isMovable: boolean;
  /** The appointment as the calendar shows it while it is being moved. */
  readonly carried: MovedAppointment & { readonly title: string };
  /**
   * The last change of the booking. `by` is the name of the staff member, or null for a change by the client or the
   * system.
   */
  readonly lastChange: { readonly at: Instant; readonly by: string | null } | null;
  /** The advisers of the service that this staff member may choose. */
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
  readonly adviser: { readonly id: string; readonly name: string };
  /**
   * The requested time and the rules that prevent it. If the time is not free, `explanation` lists the broken rules of
   * each adviser.
   */
  readonly target: (Interval & { readonly rules: readonly Rule[]; readonly explanation: ExplainedStart | null }) | null;
  /** The number of the adviser's appointments on the requested day, including this one, and the daily cap. */
  readonly meetingsThatDay: { readonly count: number; readonly cap: number };
  /** The adviser's free times, from the requested time on, or from now on if no time was requested. */
  readonly free: readonly Interval[];
};

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
 * The first rule that prevents moving an appointment to this start. Null when the start is free. The browser checks
 * each step of a move with this function, and the server checks all rules again before it changes anything.
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
  return grid.holds.some((hold) => overlaps(hold.reserved, reserved)) ? "held" : null;
}
