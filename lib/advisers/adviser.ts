import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import type { HoursPeriod } from "./hours";

/** What staff edit of an adviser, apart from hours and photo. */
export type AdviserFacts = {
  readonly name: string;
  readonly email: string;
  /** The IANA time zone of the weekly hours. */
  readonly zone: string;
  /** Codes of the spoken languages. */
  readonly languages: readonly string[];
  readonly serviceIds: readonly string[];
  /** The https address of the video meetings. Null means that the adviser offers none. */
  readonly videoUrl: string | null;
  /** The maximum number of meetings on one day. */
  readonly dailyCap: number;
};

/** The state of an adviser's own calendar, which is null if none is connected, and of the feed of the bookings. */
export type CalendarState = {
  readonly own: { readonly readAt: Instant | null; readonly failingSince: Instant | null } | null;
  readonly hasFeed: boolean;
};

/** An adviser as staff see them. */
export type Adviser = {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly facts: AdviserFacts;
  readonly periods: readonly HoursPeriod[];
  /** The address of the photo. Null if there is none. */
  readonly photo: string | null;
  readonly calendar: CalendarState;
  readonly account: { readonly id: string; readonly email: string; readonly role: string } | null;
};

/** A booking that has not begun. */
export type ComingBooking = {
  readonly id: string;
  readonly reference: string;
  readonly start: Instant;
  readonly end: Instant;
  /** Null if the reader may not see names. */
  readonly client: string | null;
};

/** A service that an adviser can offer. */
export type ServiceChoice = {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly isRetired: boolean;
};

/** The languages that staff can choose: first those of the site, then others that clients often speak. */
export const spokenLanguages = ["en", "fr", "de", "es", "it", "pt", "pl", "uk", "ar", "hi", "pa", "zh"] as const;

/** The names of the facts that differ, for the audit log. */
export function changedFacts(before: AdviserFacts, after: AdviserFacts): readonly string[] {
  const names = Object.keys(after) as (keyof AdviserFacts)[];
  const asText = (value: AdviserFacts[keyof AdviserFacts]) =>
    Array.isArray(value) ? value.toSorted().join() : String(value);
  return names.filter((name) => asText(before[name]) !== asText(after[name]));
}
