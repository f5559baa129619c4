import type { Interval } from "@/lib/platform/time/instant";

/**
 * What a calendar contains besides entries that were understood. "unreadable": entries without a valid start or end.
 * "repeats": entries whose repetition is not understood. "zones": entries in an unknown time zone, which were read in
 * the adviser's zone. "limit": the calendar has more entries than are read.
 */
export const calendarProblems = ["unreadable", "repeats", "zones", "limit"] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Why a calendar could not be read at all. */
export const readingFailures = [
  /** The address is not one of a public server, or leads to one that is not. */
  "private-address",
  "unknown-host",
  "unreachable",
  "timeout",
  "too-large",
  /** The server answered with an error, for example because the calendar is no longer shared. */
  "refused",
  "too-many-redirects",
  "not-a-calendar",
  /** Understanding the calendar took too long. */
  "too-complex",
] as const;
export type ReadingFailure = (typeof readingFailures)[number];

/** An entry that blocks time. `id` is its UID if that can be the id of one of our bookings. */
export type BusyEntry = Interval & { readonly id: string | null };

/** The entries of a calendar that block time, and how many entries have each problem. */
export type BusyReading = {
  readonly entries: readonly BusyEntry[];
  readonly problems: Readonly<Record<CalendarProblem, number>>;
};

export type BusyRequest = {
  /** Only entries that overlap this interval are returned. */
  readonly interval: Interval;
  /** The adviser's time zone, in which whole days and times without a zone are meant. */
  readonly zone: string;
};
