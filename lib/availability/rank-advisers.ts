import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { Busy } from "./schedule";

export type RankableAdviser = {
  readonly id: string;
  /** Language codes, such as "en", "de" and "fr". */
  readonly languages: readonly string[];
  /** Meetings near the appointment, from `loadsAround`. */
  readonly load: number;
};

type Appointment = {
  /** The visitor's language, such as "fr" or "fr-CA". */
  readonly language: string;
  readonly start: Instant;
};

/**
 * Orders advisers by preference: first those who speak the visitor's language, then those with the lowest load. Ties
 * are broken by a hash of adviser and start, so that visitors who book different times are spread over all advisers and
 * the result is repeatable. Each `reason` is stored with the booking: "language:de;load:3;of:4" is a German speaker
 * with three meetings, one of four advisers who were free.
 */
export function rankAdvisers<Adviser extends RankableAdviser>(
  advisers: readonly Adviser[],
  { language, start }: Appointment,
): readonly (Adviser & { readonly reason: string })[] {
  const spoken = language.split("-")[0]?.toLowerCase() ?? language;
  return advisers
    .map((adviser) => ({
      adviser,
      speaks: adviser.languages.includes(spoken),
      hash: hashOf(adviser.id, start),
    }))
    .sort(
      (a, b) =>
        Number(b.speaks) - Number(a.speaks) ||
        a.adviser.load - b.adviser.load ||
        a.hash - b.hash ||
        (a.adviser.id < b.adviser.id ? -1 : 1),
    )
    .map(({ adviser, speaks }) => ({
      ...adviser,
      reason: `language:${speaks ? spoken : "other"};load:${adviser.load};of:${advisers.length}`,
    }));
}

/** FNV-1a: repeatable, and different enough between starts to vary the order of advisers. */
function hashOf(id: string, start: Instant): number {
  let hash = 0x811c9dc5;
  for (const character of `${id} ${start}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * Counts each adviser's meetings and live holds within `loadReach` of a start. Counting around the appointment instead
 * of around today keeps those days from filling up, however far ahead they are.
 */
export function loadsAround(start: Instant, busy: readonly Busy[]): ReadonlyMap<string, number> {
  const loads = new Map<string, number>();
  for (const { adviserId, meetingStart } of busy) {
    if (Math.abs(meetingStart - start) <= loadReach) loads.set(adviserId, (loads.get(adviserId) ?? 0) + 1);
  }
  return loads;
}

/** How much busy time `loadsAround` needs before and after a start: the day of the start and both neighbours. */
export const loadReach = 36 * msPerHour;
