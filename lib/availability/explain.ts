import { addDays } from "@/lib/platform/time/day";
import { join, msPerDay, msPerMinute, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayNumbersOf, dayOf, offsetAt } from "@/lib/platform/time/zone";

import { earliestStart, horizonEnd, meetingAt, occupiedAt } from "./limits";
import { groupByAdviser } from "./schedule";
import type { AdviserRule, Busy, Schedule } from "./schedule";
import { dayRule, windowsOn } from "./windows";

/** The rules that can remove a slot, in the order in which an explanation lists them. */
export const rules = [
  "past",
  "notice",
  "horizon",
  "adviser-inactive",
  "no-skill",
  "holiday",
  "exception",
  "hours",
  "grid",
  "daily-cap",
  "booked",
  "held",
] as const;

export type Rule = (typeof rules)[number];

/** The rules that prevent one adviser from holding the meeting. An empty list means that the adviser can. */
export type Explanation = { readonly adviserId: string; readonly rules: readonly Rule[] };

/**
 * "free": at least one adviser can hold the meeting. "conflict": only other meetings prevent it, so it may become free.
 * "unavailable": the rules never offer this start.
 */
export type Verdict = "free" | "conflict" | "unavailable";

/** Lists for each adviser all rules that prevent a meeting from starting at this instant. */
export function explain(schedule: Schedule, start: Instant): readonly Explanation[] {
  const byTime = brokenByTime(schedule, start);
  const busyOf = groupByAdviser(schedule.busy);
  return schedule.advisers.map((adviser) => {
    const broken = new Set([
      ...byTime,
      ...brokenByAdviser(adviser, { ...schedule, busy: busyOf.get(adviser.id) ?? [] }, start),
    ]);
    return { adviserId: adviser.id, rules: rules.filter((rule) => broken.has(rule)) };
  });
}

export function verdict(explanations: readonly Explanation[]): Verdict {
  if (explanations.some((one) => one.rules.length === 0)) return "free";
  const mayComeFree = (rule: Rule) => rule === "booked" || rule === "held" || rule === "daily-cap";
  return explanations.some((one) => one.rules.every(mayComeFree)) ? "conflict" : "unavailable";
}

function brokenByTime({ service, office, now }: Schedule, start: Instant): readonly Rule[] {
  if (start < now) return ["past"];
  if (start < earliestStart(now, service)) return ["notice"];
  return start >= horizonEnd(now, office) ? ["horizon"] : [];
}

/** `busy` must contain only this adviser's reserved time. */
function brokenByAdviser(adviser: AdviserRule, schedule: Schedule, start: Instant): readonly Rule[] {
  const { service, busy: own } = schedule;
  const broken: Rule[] = [];
  if (!adviser.isActive) broken.push("adviser-inactive");
  if (!adviser.givesService) broken.push("no-skill");
  const closedBy = closingRule(adviser, schedule, meetingAt(start, service));
  if (closedBy) broken.push(closedBy);
  if (!isOnGrid(start, adviser.zone, service.slotGridMinutes)) broken.push("grid");

  if (meetingsOnDayOf(start, adviser, own) >= adviser.dailyCap) broken.push("daily-cap");
  const occupied = occupiedAt(start, service);
  for (const busy of own) if (overlaps(busy, occupied)) broken.push(busy.kind === "booking" ? "booked" : "held");
  return broken;
}

/** Finds the rule that closed the first closed moment of the meeting. Undefined when all of the meeting is within open hours. */
function closingRule(adviser: AdviserRule, { office }: Schedule, meeting: Interval): Rule | undefined {
  const day = dayOf(meeting.start, adviser.zone);
  // Most meetings fit into one day's hours, so the neighbouring days are not needed.
  if (windowsOn(day, adviser, office).some(({ start, end }) => start <= meeting.start && meeting.end <= end))
    return undefined;
  const open = join([-1, 0, 1].flatMap((shift) => windowsOn(addDays(day, shift), adviser, office)));
  const window = open.find(({ start, end }) => start <= meeting.start && meeting.start < end);
  if (window && meeting.end <= window.end) return undefined;
  return dayRule(dayOf(window?.end ?? meeting.start, adviser.zone), adviser, office).setBy;
}

function isOnGrid(start: Instant, zone: string, gridMinutes: number): boolean {
  const sinceMidnight = (start + offsetAt(start, zone)) % msPerDay;
  return sinceMidnight % (gridMinutes * msPerMinute) === 0;
}

function meetingsOnDayOf(start: Instant, { zone }: AdviserRule, own: readonly Busy[]): number {
  const dayNumber = dayNumbersOf(zone);
  const day = dayNumber(start);
  return own.filter(({ meetingStart }) => dayNumber(meetingStart) === day).length;
}
