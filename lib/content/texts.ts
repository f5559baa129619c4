import type { Locale } from "@/lib/platform/i18n/locales";
import { locales } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { Heads } from "./heads";
import type { TextKind } from "./kinds";

type Published = {
  readonly [K in TextKind]: {
    readonly kind: K;
    readonly id: string;
    readonly key: string;
    /** The key of a question's topic. */
    readonly topic: string | null;
    readonly position: number;
    readonly locale: Locale;
    readonly number: number;
    readonly head: Heads[K];
    readonly body: string;
    readonly publishedOn: Day;
    readonly updatedOn: Day;
    readonly publishAt: Instant;
    /** Whether the text came with the product and the firm has not published it since. */
    readonly isSeed: boolean;
    /** Whether this version of a legal text has counsel's mark. */
    readonly isRead: boolean;
  };
};

/** A version of a text that is public, or that will be at `publishAt`. */
export type PublishedText<K extends TextKind = TextKind> = Extract<Published[TextKind], { readonly kind: K }>;

/** The texts that are public at one moment. */
export type Texts = {
  /** The version of the records from which they were read. "unknown" if they could not be read. */
  readonly version: string;
  /** When the next scheduled version becomes public. Undefined if none is scheduled. */
  readonly until: Instant | undefined;
  /** All texts of a kind in one language, in their order. */
  readonly list: <K extends TextKind>(kind: K, locale: Locale) => readonly PublishedText<K>[];
  readonly find: <K extends TextKind>(kind: K, key: string, locale: Locale) => PublishedText<K> | undefined;
  /** The languages in which a text is public. */
  readonly localesOf: (kind: TextKind, key: string) => readonly Locale[];
};

/** Chooses the versions that are public at `now`. */
export function textsAt(versions: readonly PublishedText[], version: string, now: Instant): Texts {
  const current = new Map<string, PublishedText>();
  let until: Instant | undefined;
  for (const text of versions) {
    if (text.publishAt > now) {
      until = Math.min(until ?? text.publishAt, text.publishAt);
      continue;
    }
    const place = placeOf(text.kind, text.key, text.locale);
    if ((current.get(place)?.number ?? 0) < text.number) current.set(place, text);
  }
  const all = [...current.values()].sort(
    (one, other) => one.position - other.position || (one.key < other.key ? -1 : 1),
  );
  const isOf =
    <K extends TextKind>(kind: K) =>
    (text: PublishedText): text is PublishedText<K> =>
      text.kind === kind;
  return {
    version,
    until,
    list: (kind, locale) => all.filter(isOf(kind)).filter((text) => text.locale === locale),
    find: (kind, key, locale) =>
      [current.get(placeOf(kind, key, locale))].filter((text) => text !== undefined).find(isOf(kind)),
    localesOf: (kind, key) => locales.filter((locale) => current.has(placeOf(kind, key, locale))),
  };
}

const placeOf = (kind: TextKind, key: string, locale: Locale) => `${kind}/${key}/${locale}`;
