import type { Instant } from "@/lib/platform/time/instant";

import { explain, verdict } from "../explain";
import type { Explanation, Rule, Verdict } from "../explain";
import { loadReach, loadsAround } from "../rank-advisers";
import type { RankableAdviser } from "../rank-advisers";
import type { StoredAdviser } from "./rules";
import { findSchedule } from "./schedule";
import type { AvailabilityRequest } from "./schedule";

type StartRequest = AvailabilityRequest & {
  readonly start: Instant;
  /** The rules that bind visitors but that staff ignore for this start, such as the minimum notice. */
  readonly waived?: readonly WaivableRule[] | undefined;
};

export type WaivableRule = Exclude<
  Rule,
  "past" | "adviser-inactive" | "no-skill" | "daily-cap" | "booked" | "held" | "own-calendar"
>;

export type FreeAdviser = RankableAdviser & Pick<StoredAdviser, "name" | "zone" | "dailyCap" | "hasVideoAddress">;

/**
 * Finds whether a meeting can start at this instant. Lists every adviser who could hold the meeting, with the values
 * that `rankAdvisers` needs.
 */
export async function findStart({ start, waived, ...request }: StartRequest): Promise<{
  readonly verdict: Verdict;
  readonly advisers: readonly FreeAdviser[];
  /** For each adviser, the rules that prevent the meeting. Waived rules are left out. */
  readonly explanations: readonly Explanation[];
}> {
  const schedule = await findSchedule(request, { start, end: start + 1 }, loadReach);
  const explanations = withoutRules(explain(schedule, start), waived ?? []);
  const loads = loadsAround(start, schedule.busy);
  const free = new Set(explanations.filter(({ rules }) => rules.length === 0).map(({ adviserId }) => adviserId));
  return {
    verdict: verdict(explanations),
    explanations,
    advisers: schedule.advisers
      .filter(({ id }) => free.has(id))
      .map(({ id, name, zone, dailyCap, hasVideoAddress, languages }) => ({
        id,
        name,
        zone,
        dailyCap,
        hasVideoAddress,
        languages,
        load: loads.get(id) ?? 0,
      })),
  };
}

/**
 * Explains to staff which rules prevent each adviser from starting a meeting at this instant. The meetings of an
 * adviser without the skill for the service are not read, so the rules "booked" and "held" are never listed for this
 * adviser.
 */
export async function explainStart({ start, waived, ...request }: StartRequest): Promise<readonly Explanation[]> {
  return withoutRules(explain(await findSchedule(request, { start, end: start + 1 }), start), waived ?? []);
}

function withoutRules(explanations: readonly Explanation[], waived: readonly Rule[]): readonly Explanation[] {
  return explanations.map(({ adviserId, rules }) => ({
    adviserId,
    rules: rules.filter((rule) => !waived.includes(rule)),
  }));
}
