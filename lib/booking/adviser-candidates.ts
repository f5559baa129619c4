import { nearestFree } from "@/lib/availability/queries/slots";
import type { Rule } from "@/lib/availability/explain";
import { findStart } from "@/lib/availability/queries/start";
import type { WaivableRule } from "@/lib/availability/queries/start";
import { rankAdvisers } from "@/lib/availability/rank-advisers";
import { office } from "@/lib/firm/legal";
import type { Instant } from "@/lib/platform/time/instant";
import { isoWithOffset } from "@/lib/platform/time/zone";
import type { Service } from "@/lib/services/service";

/**
 * An adviser who can hold a meeting at the requested start. `reason` says why the adviser has this place in the list.
 */
export type AdviserCandidate = {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly dailyCap: number;
  readonly hasVideoAddress: boolean;
  readonly reason: string;
};

export type Alternatives = {
  readonly alternatives: readonly { readonly startTime: string; readonly endTime: string; readonly duration: number }[];
};

export type AdviserCandidates = {
  /**
   * "conflict": no adviser is free, but at least one is prevented only by other meetings, holds or the daily cap.
   * "unavailable": every adviser is prevented by another rule, such as the working hours.
   */
  readonly verdict: "free" | "conflict" | "unavailable";
  /** The advisers in order of preference. If the first adviser is taken, the next one is tried. */
  readonly advisers: readonly AdviserCandidate[];
  /**
   * The rules that prevent an adviser from having an appointment at the requested start. Waived rules are not included.
   */
  rulesOf(adviserId: string): readonly Rule[];
  /** Reads the three nearest free slots. Only a refused request needs these slots, so they are not read in advance. */
  alternatives(): Promise<Alternatives>;
};

type StartRequest = {
  readonly service: Service;
  readonly start: Instant;
  /** The visitor's locale. */
  readonly language: string;
  readonly now: Instant;
  readonly zone?: string | undefined;
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
  /**
   * The adviser of the draft's hold, or the current adviser of a booking that is being moved. If this adviser is free,
   * the list begins with this adviser.
   */
  readonly preferAdviserId?: string | undefined;
  /** The reason that was stored when the preferred adviser was first chosen. */
  readonly preferredFor?: string | undefined;
  /** The public booking rules that staff waive. */
  readonly waived?: readonly WaivableRule[] | undefined;
};

/** Returns the advisers who can meet in this mode. Video needs an adviser with a video address. */
export function advisersForMode(advisers: readonly AdviserCandidate[], mode: string): readonly AdviserCandidate[] {
  return mode === "video" ? advisers.filter(({ hasVideoAddress }) => hasVideoAddress) : advisers;
}

/**
 * Finds the advisers who have the service's skill and are free at the requested start. Sorts them by language and then
 * by load. The preferred adviser comes first.
 */
export async function findAdviserCandidates(request: StartRequest): Promise<AdviserCandidates> {
  const { service, start, now, preferAdviserId } = request;
  const except = { exceptDraftId: request.exceptDraftId, exceptBookingId: request.exceptBookingId };
  const rules = office();
  const { waived } = request;
  const {
    verdict,
    advisers: free,
    explanations,
  } = await findStart({ service, start, now, office: rules, waived, ...except });
  const ranked = rankAdvisers(free, { language: request.language, start });
  const preferred = ranked
    .filter(({ id }) => id === preferAdviserId)
    .map((adviser) => ({ ...adviser, reason: request.preferredFor ?? "kept" }));
  return {
    verdict,
    advisers: [...preferred, ...ranked.filter(({ id }) => id !== preferAdviserId)],
    rulesOf: (adviserId) => explanations.find((one) => one.adviserId === adviserId)?.rules ?? [],
    async alternatives() {
      const nearest = await nearestFree({ service, start, now, office: rules, count: 3, ...except });
      const zone = request.zone ?? rules.zone;
      return {
        alternatives: nearest.map((slot) => ({
          startTime: isoWithOffset(slot.start, zone),
          endTime: isoWithOffset(slot.end, zone),
          duration: service.minutes,
        })),
      };
    },
  };
}
