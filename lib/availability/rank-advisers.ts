import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { Busy } from "./schedule";

export type RankableAdviser = {
  readonly id: string;
  /** Language codes, such as "en", "de" and "fr". */
  readonly languages: readonly string[];
  /** The number of meetings near the appointment, from `loadsAround`. */
  readonly load: number;
};

type Appointment = {
  /** The visitor's language, such as "fr" or "fr-CA". */
  readonly language: string;
  readonly start: Instant;
};

/**
 * Orders advisers by preference. Advisers who speak the visitor's language come first, then advisers with a lower load.
 * A hash of the adviser and the start breaks ties. The order is therefore repeatable, and different starts put
 * different advisers first. `reason` is stored with the booking. For example, "language:de;load:3;of:4" means that the
 * adviser speaks German, has three meetings near the start, and is one of four free advisers.
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

/** Computes the FNV-1a hash of an adviser's id and a start. */
function hashOf(id: string, start: Instant): number {
  let hash = 0x811c9dc5;
  for (const character of `${id} ${start}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * Counts each adviser's meetings and unexpired holds within `loadReach` of a start. If meetings were counted around
 * today, an adviser with few meetings this week would come first for every appointment on a distant day.
 */
export function loadsAround(start: Instant, busy: readonly Busy[]): ReadonlyMap<string, number> {
  const loads = new Map<string, number>();
  for (const { adviserId, meetingStart } of busy) {
    if (meetingStart !== null && Math.abs(meetingStart - start) <= loadReach)
      loads.set(adviserId, (loads.get(adviserId) ?? 0) + 1);
  }
  return loads;
}

/** How far before and after a start `loadsAround` counts meetings, in milliseconds. */
export const loadReach = 36 * msPerHour;
