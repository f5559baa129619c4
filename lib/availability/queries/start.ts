import type { Instant } from "@/lib/platform/time/instant";

import { explain, verdict } from "../explain";
import type { Explanation, Verdict } from "../explain";
import { loadReach, loadsAround } from "../rank-advisers";
import type { RankableAdviser } from "../rank-advisers";
import type { StoredAdviser } from "./rules";
import { findSchedule } from "./schedule";
import type { AvailabilityRequest } from "./schedule";

type StartRequest = AvailabilityRequest & { readonly start: Instant };

export type FreeAdviser = RankableAdviser & Pick<StoredAdviser, "name" | "zone" | "dailyCap" | "holdsVideo">;

/** Finds whether a meeting can start at this instant, and every adviser who could hold it, ready for `rankAdvisers`. */
export async function findStart({ start, ...request }: StartRequest): Promise<{
  readonly verdict: Verdict;
  readonly advisers: readonly FreeAdviser[];
}> {
  const schedule = await findSchedule(request, { start, end: start + 1 }, loadReach);
  const explanations = explain(schedule, start);
  const loads = loadsAround(start, schedule.busy);
  const free = new Set(explanations.filter(({ rules }) => rules.length === 0).map(({ adviserId }) => adviserId));
  return {
    verdict: verdict(explanations),
    advisers: schedule.advisers
      .filter(({ id }) => free.has(id))
      .map(({ id, name, zone, dailyCap, holdsVideo, languages }) => ({
        id,
        name,
        zone,
        dailyCap,
        holdsVideo,
        languages,
        load: loads.get(id) ?? 0,
      })),
  };
}

/**
 * Lists for each adviser the rules that prevent a meeting from starting at this instant, as an explanation for staff.
 * The meetings of advisers without the skill are not read, so they never show as booked.
 */
export async function explainStart({ start, ...request }: StartRequest): Promise<readonly Explanation[]> {
  return explain(await findSchedule(request, { start, end: start + 1 }), start);
}
