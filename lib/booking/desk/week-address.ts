import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

export type WeekAddress = {
  readonly week: Day;
  readonly adviser: string | undefined;
  /** The reference of the booking that is being moved. */
  readonly move?: string | undefined;
  /** A provisional new start. It is set while staff are still choosing the new start with the keyboard. */
  readonly at?: Instant | undefined;
  /** The new start that staff have chosen. They must still confirm the move. */
  readonly to?: Instant | undefined;
};

/** The English path of the calendar with these parameters. */
export function weekPath({ week, adviser, move, at, to }: WeekAddress): string {
  const query = new URLSearchParams({ week });
  if (adviser !== undefined) query.set("adviser", adviser);
  if (move !== undefined) query.set("move", move);
  if (at !== undefined) query.set("at", new Date(at).toISOString());
  if (to !== undefined) query.set("to", new Date(to).toISOString());
  return `/dashboard/bookings/week?${query}`;
}

/** The English path of the calendar that shows one day of all advisers. */
export function dayPath(day: Day): string {
  return `/dashboard/bookings/week?view=day&day=${day}`;
}

/** Parses an instant from the URL of a page. Returns undefined if the value is not an instant. */
export function instantFrom(text: unknown): Instant | undefined {
  const instant = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}
