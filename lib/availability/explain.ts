import { addDays } from "@/lib/platform/time/day";
import { join, msPerDay, msPerMinute, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayNumbersOf, dayOf, offsetAt } from "@/lib/platform/time/zone";

import { earliestStart, horizonEnd, meetingAt, occupiedAt } from "./limits";
import { groupByAdviser } from "./schedule";
import type { AdviserRule, Busy, Schedule } from "./schedule";
import { dayRule, windowsOn } from "./windows";

/** The rules that can remove a slot, in the order in which an explanation names them. */
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

/** Why one adviser cannot hold the meeting; no rules: the adviser can. */
export type Explanation = { readonly adviserId: string; readonly rules: readonly Rule[] };

/** Free: somebody can hold it. Conflict: only other meetings stand in the way, so it may come free. Unavailable: the rules never offer it. */
export type Verdict = "free" | "conflict" | "unavailable";

/** For every adviser, all rules that keep a meeting from starting at this instant. Empty lists are exactly the advisers of that slot. */
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

/** `busy` is the adviser's own. */
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

/** The rule that set the hours of the first moment of the meeting which is not open; undefined when all of it is. */
function closingRule(adviser: AdviserRule, { office }: Schedule, meeting: Interval): Rule | undefined {
  const day = dayOf(meeting.start, adviser.zone);
  // Nearly always it lies within one day's hours, and the days around need not be looked at.
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
