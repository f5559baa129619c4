import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { Busy } from "./schedule";

export type Candidate = {
  readonly id: string;
  /** As "en", "de", "fr". */
  readonly languages: readonly string[];
  /** Meetings near the appointment, from `loadsAround`. */
  readonly load: number;
};

/** The visitor's language, as "fr" or "fr-CA", and the start of the appointment. */
export type Wish = { readonly language: string; readonly start: Instant };

/** The reason is kept with the booking: "language:de;load:3;of:4" is a speaker of German with 3 meetings, chosen among 4 who were free. */
export type Choice = { readonly adviserId: string; readonly reason: string };

/**
 * The candidates in the order in which to try them: who speaks the visitor's language, then who has least to do. Equals stand in
 * an order that differs from start to start, so that visitors who book at the same moment do not all ask for the same adviser;
 * the same question has the same answer.
 */
export function rankAdvisers(candidates: readonly Candidate[], { language, start }: Wish): readonly Choice[] {
  const spoken = language.split("-")[0]?.toLowerCase() ?? language;
  return candidates
    .map(({ id, languages, load }) => ({ id, load, speaks: languages.includes(spoken), lot: lotOf(id, start) }))
    .sort((a, b) => Number(b.speaks) - Number(a.speaks) || a.load - b.load || a.lot - b.lot || (a.id < b.id ? -1 : 1))
    .map(({ id, load, speaks }) => ({
      adviserId: id,
      reason: `language:${speaks ? spoken : "other"};load:${load};of:${candidates.length}`,
    }));
}

/** A number drawn from an adviser and a start (FNV-1a): not random, yet in no order anybody would notice. */
function lotOf(id: string, start: Instant): number {
  let lot = 0x811c9dc5;
  for (const character of `${id} ${start}`) lot = Math.imul(lot ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return lot;
}

/** The first of `rankAdvisers`. Throws when there is nobody to choose from. */
export function chooseAdviser(candidates: readonly Candidate[], wish: Wish): Choice {
  const [first] = rankAdvisers(candidates, wish);
  if (!first) throw new RangeError("There is nobody to choose from.");
  return first;
}

/**
 * Meetings and live holds of each adviser on the day of a start and the days beside it, 36 hours to either side:
 * those are the days that must not be overfull, however far ahead the appointment is booked.
 */
export function loadsAround(start: Instant, busy: readonly Busy[]): ReadonlyMap<string, number> {
  const loads = new Map<string, number>();
  for (const { adviserId, meetingStart } of busy) {
    if (Math.abs(meetingStart - start) <= loadReach) loads.set(adviserId, (loads.get(adviserId) ?? 0) + 1);
  }
  return loads;
}

/** How far to either side of a start the busy time must be loaded for `loadsAround`. */
export const loadReach = 36 * msPerHour;
