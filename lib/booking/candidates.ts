import { rankAdvisers } from "@/lib/availability/choose";
import { findStart, nearestFree } from "@/lib/availability/queries";
import { office as officeRules } from "@/lib/firm/legal";
import { isoWithOffset } from "@/lib/platform/time/zone";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly dailyCap: number;
  readonly holdsVideo: boolean;
  readonly reason: string;
};

export type Alternatives = {
  readonly alternatives: readonly { readonly startTime: string; readonly endTime: string; readonly duration: number }[];
};

export type Candidates = {
  /** Why nobody is free: "conflict" when time or cap is used up, "unavailable" when the start can never be had. */
  readonly verdict: "free" | "conflict" | "unavailable";
  /** Who could take it, in the order in which they should be asked. */
  readonly advisers: readonly Candidate[];
  /** The three nearest free slots, looked up only when they are needed. */
  alternatives(): Promise<Alternatives>;
};

type Wanted = {
  readonly service: Service;
  readonly start: Instant;
  /** The visitor's language, as a locale. */
  readonly language: string;
  readonly now: Instant;
  readonly zone?: string | undefined;
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
  /** Comes first when free: the adviser whose time is held, or who has the booking now. */
  readonly preferAdviserId?: string | undefined;
  /** Why that adviser was chosen in the first place. */
  readonly preferredFor?: string | undefined;
};

/** Those who can hold the meeting this way: by video only with an address of their own. */
export function ableToMeet(advisers: readonly Candidate[], mode: string): readonly Candidate[] {
  return mode === "video" ? advisers.filter(({ holdsVideo }) => holdsVideo) : advisers;
}

/** Who can take a start, by service skill and language, then the least loaded. */
export async function findCandidates(wanted: Wanted): Promise<Candidates> {
  const { service, start, now, preferAdviserId } = wanted;
  const except = { exceptDraftId: wanted.exceptDraftId, exceptBookingId: wanted.exceptBookingId };
  const office = officeRules();
  const found = await findStart({ service, start, now, office, ...except });
  const ranked = rankAdvisers(found.advisers, { language: wanted.language, start }).flatMap(({ adviserId, reason }) => {
    const adviser = found.advisers.find(({ id }) => id === adviserId);
    return adviser
      ? [
          {
            id: adviserId,
            name: adviser.name,
            zone: adviser.zone,
            dailyCap: adviser.dailyCap,
            holdsVideo: adviser.holdsVideo,
            reason,
          },
        ]
      : [];
  });
  const kept = ranked
    .filter(({ id }) => id === preferAdviserId)
    .map((adviser) => ({ ...adviser, reason: wanted.preferredFor ?? "kept" }));
  const advisers = [...kept, ...ranked.filter(({ id }) => id !== preferAdviserId)];
  return {
    verdict: found.verdict,
    advisers,
    async alternatives() {
      const near = await nearestFree({ service, start, now, office, count: 3, ...except });
      const zone = wanted.zone ?? office.zone;
      return {
        alternatives: near.map((slot) => ({
          startTime: isoWithOffset(slot.start, zone),
          endTime: isoWithOffset(slot.end, zone),
          duration: service.minutes,
        })),
      };
    },
  };
}
