import type { Rule } from "@/lib/availability/explain";
import { msPerMinute, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import type { MovableBooking } from "./queries/movable";
import type { ExplainedStart } from "./slot-explanation";
import type { WeekGrid } from "./week";

export const quarter = 15 * msPerMinute;

/** Where an appointment is on the grid: its column and its first quarter of an hour. */
export type Place = { readonly day: number; readonly from: number };

export type MovedAppointment = Interval & {
  readonly reference: string;
  /** The adviser's time with buffers. */
  readonly reserved: Interval;
};

/** What the question "move it here?" shows. */
export type MovePlan = {
  readonly booking: MovableBooking;
  readonly isMovable: boolean;
  /** The appointment as the calendar shows it while it is moved. */
  readonly carried: MovedAppointment & { readonly title: string };
  /** The staff member or, if null, the client or the system. */
  readonly lastChange: { readonly at: Instant; readonly by: string | null } | null;
  /** Advisers who offer the service and can be chosen by this staff member. */
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
  readonly adviser: { readonly id: string; readonly name: string };
  /** The requested time and the rules that prevent it, explained for each adviser unless it is free. */
  readonly target: (Interval & { readonly rules: readonly Rule[]; readonly explanation: ExplainedStart | null }) | null;
  /** The adviser's other appointments on the requested day, with this one, and the daily cap. */
  readonly meetingsThatDay: { readonly count: number; readonly cap: number };
  /** The adviser's next free times from the requested time, otherwise from now, on. */
  readonly free: readonly Interval[];
};

export function startAt(grid: WeekGrid, { day, from }: Place): Instant | undefined {
  const column = grid.columns[day];
  return column && column.start + from * quarter;
}

/** The place of a start on the grid; null when it is outside. */
export function placeAt(grid: WeekGrid, start: Instant): Place | null {
  const rows = grid.hours * 4;
  for (const [day, column] of grid.columns.entries()) {
    const from = Math.floor((start - column.start) / quarter);
    if (from >= 0 && from < rows) return { day, from };
  }
  return null;
}

/**
 * The first rule that prevents an appointment from moving to a start of this calendar; null when it is free. The
 * browser uses it for each step of a move. The server checks every rule again before anything is changed.
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
    const closed = { start: column.start + from * quarter, end: column.start + (from + length) * quarter };
    return day === place.day && overlaps(closed, meeting);
  });
  if (isClosed || meeting.end > column.start + grid.hours * 4 * quarter)
    return column.holiday === null ? "hours" : "holiday";
  const others = grid.events.filter(({ reference }) => reference !== moved.reference);
  const ownDay = placeAt(grid, moved.start)?.day;
  const isListed = others.length < grid.events.length;
  if (column.meetings - (isListed && ownDay === place.day ? 1 : 0) >= dailyCap) return "daily-cap";
  if (others.some((event) => overlaps(event.reserved, reserved))) return "booked";
  return grid.holds.some((hold) => overlaps(hold.reserved, reserved)) ? "held" : null;
}
