import type { Interval } from "@/lib/platform/time/instant";

import type { Adviser } from "./adviser";
import type { DayLoad, Days } from "./desk/overview";
import type { HoursPeriod } from "./hours";
import type { Outside } from "./outside-hours";

/** What keeps visitors from booking an adviser, in the order in which staff settle it. */
export type Missing = "hours" | "services";

/** An adviser with what the list and the page show about the coming weeks. */
export type AdviserView<Booking extends Interval = Interval> = Adviser & {
  /** The hours of today, or those that begin next. */
  readonly hours: HoursPeriod | undefined;
  /** The hours that begin after `hours`. */
  readonly nextHours: HoursPeriod | undefined;
  readonly missing: readonly Missing[];
  readonly absence: (Days & { readonly bookings: number }) | undefined;
  readonly load: readonly DayLoad[];
  readonly coming: readonly Booking[];
  /** The coming bookings outside the adviser's open time. */
  readonly outside: readonly Outside<Booking>[];
};

/** Who can be booked in a language, and the days on which no one can. */
export type LanguageCover = {
  readonly language: string;
  readonly names: readonly string[];
  readonly gaps: readonly Days[];
};

/** Whether visitors can book the adviser at all. */
export const isBookable = ({ isActive, missing }: AdviserView) => isActive && missing.length === 0;
