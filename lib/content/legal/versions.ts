import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { LegalKey } from "../kinds";

/** A version of a legal text in all its languages, which share the number and the time. */
export type LegalVersion = {
  readonly number: number;
  /** The titles by language. */
  readonly titles: Readonly<Partial<Record<Locale, string>>>;
  readonly publishAt: Instant;
  /** The day on which the version took effect, as its page shows it. */
  readonly day: Day;
  readonly createdAt: Instant;
  /** Whether a scheduled version was called off. */
  readonly isCalledOff: boolean;
  /** The staff member who published it. Undefined if the text came with the product. */
  readonly publishedBy: string | undefined;
  /** The number of passages that counsel must check. */
  readonly passages: number;
};

/** The legal texts to which clients agree when they book. */
export const agreedKeys = ["terms-of-service", "privacy-policy"] as const satisfies readonly LegalKey[];
export type AgreedKey = (typeof agreedKeys)[number];

/** A legal text with its versions, newest first. */
export type LegalText = {
  readonly id: string;
  readonly key: LegalKey;
  readonly versions: readonly LegalVersion[];
};

const newest = (versions: readonly LegalVersion[]) =>
  versions.reduce<LegalVersion | undefined>(
    (last, each) => (last && last.number > each.number ? last : each),
    undefined,
  );

/** The version that is in force at a time. */
export function inForceAt({ versions }: Pick<LegalText, "versions">, at: Instant): LegalVersion | undefined {
  return newest(versions.filter(({ isCalledOff, publishAt }) => !isCalledOff && publishAt <= at));
}

/** The version that takes effect later. At most one is scheduled. */
export function scheduledAfter({ versions }: Pick<LegalText, "versions">, now: Instant): LegalVersion | undefined {
  return newest(versions.filter(({ isCalledOff, publishAt }) => !isCalledOff && publishAt > now));
}

/**
 * The version that a client read who agreed at a time. A later version of the product's text has the day on which it
 * was written, but nobody could read it before it was stored. The first version was public before texts were stored.
 */
export function agreedAt({ versions }: Pick<LegalText, "versions">, at: Instant): LegalVersion | undefined {
  return inForceAt({ versions: versions.filter(({ number, createdAt }) => number === 1 || createdAt <= at) }, at);
}
