import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { CalendarProblem, ReadingFailure } from "./busy/busy-reading";

/** Staff see for this many days how often the own calendar blocks working hours. */
export const shownDays = 60;

/** Staff see a notice about a calendar that could not be read for this long. */
export const longestSilence = 24 * msPerHour;

/** The feed of an adviser, as staff see it. */
export type Feed = { readonly madeAt: Instant; readonly lastReadAt: Instant | null };

/** A coming booking at a time at which the own calendar has an entry. */
export type Collision = { readonly reference: string; readonly start: Instant };

/** The own calendar of an adviser, as staff see it. `host` is all that is shown of its secret address. */
export type OwnCalendar = {
  readonly host: string;
  readonly connectedAt: Instant;
  readonly triedAt: Instant | null;
  readonly readAt: Instant | null;
  readonly failure: { readonly kind: ReadingFailure; readonly since: Instant } | null;
  /** The number of entries that block time until the last day that can be booked. */
  readonly entries: number;
  /** How often the entries block working hours within the next `shownDays` days. */
  readonly inHours: number;
  readonly problems: Readonly<Partial<Record<CalendarProblem, number>>>;
  readonly collisions: readonly Collision[];
};

/** How many coming bookings of an adviser are at the time of an entry. */
export type AdviserCollisions = { readonly slug: string; readonly name: string; readonly count: number };

export type CalendarLinks = {
  readonly adviserId: string;
  readonly isActive: boolean;
  readonly zone: string;
  readonly feed: Feed | null;
  readonly calendar: OwnCalendar | null;
};

/** What staff should settle: advisers whose own calendar cannot be read, and bookings at the time of an entry. */
export type CalendarProblems = {
  readonly unread: readonly { readonly slug: string; readonly name: string }[];
  readonly collisions: readonly AdviserCollisions[];
};
