import { addDays } from "@/lib/platform/time/day";
import { mergeIntervals, msPerDay, msPerMinute, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf, offsetAt, startOfDay } from "@/lib/platform/time/zone";

import { earliestStart, horizonEnd, meetingAt, occupiedAt } from "./meeting-times";
import { groupByAdviser } from "./schedule";
import type { AdviserRule, Busy, Schedule, ServiceRule } from "./schedule";
import { dayRule, windowsOn } from "./windows";

/** The rules that can prevent a meeting, in the order in which an explanation lists them. */
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
  "own-calendar",
] as const;

export type Rule = (typeof rules)[number];

/** The rules that prevent one adviser from holding the meeting. The list is empty if the adviser is free. */
export type Explanation = { readonly adviserId: string; readonly rules: readonly Rule[] };

/**
 * "free": at least one adviser can hold the meeting. "conflict": no adviser is free, but at least one is prevented only
 * by other meetings, holds, their own calendar or the daily cap, so the start may become free. "unavailable": each
 * adviser is prevented by some other rule, such as their working hours.
 */
export type Verdict = "free" | "conflict" | "unavailable";

/** Lists the rules that prevent a meeting from starting at this instant, for each adviser. */
export function explain(schedule: Schedule, start: Instant): readonly Explanation[] {
  const byTime = brokenByTime(schedule, start);
  const busyOf = groupByAdviser(schedule.busy);
  const localStart = localStarts(start, schedule.service);
  return schedule.advisers.map((adviser) => {
    const own = busyOf.get(adviser.id) ?? [];
    const { service, office } = schedule;
    const byAdviser = brokenByAdviser(adviser, { service, office, own, local: localStart(adviser.zone) }, start);
    const broken = new Set([...byTime, ...byAdviser]);
    return { adviserId: adviser.id, rules: broken.size === 0 ? [] : rules.filter((rule) => broken.has(rule)) };
  });
}

/** Combines the explanations of all advisers into one verdict. Without advisers, the verdict is "unavailable". */
export function verdict(explanations: readonly Explanation[]): Verdict {
  if (explanations.some((one) => one.rules.length === 0)) return "free";
  const mayComeFree = (rule: Rule) => ["booked", "held", "own-calendar", "daily-cap"].includes(rule);
  return explanations.some((one) => one.rules.every(mayComeFree)) ? "conflict" : "unavailable";
}

function brokenByTime({ service, office, now }: Schedule, start: Instant): readonly Rule[] {
  if (start < now) return ["past"];
  if (start < earliestStart(now, service)) return ["notice"];
  return start >= horizonEnd(now, office) ? ["horizon"] : [];
}

/** The parts of the schedule that concern one adviser. `own` is the adviser's reserved time. */
type AdviserSchedule = Pick<Schedule, "service" | "office"> & {
  readonly own: readonly Busy[];
  readonly local: LocalStart;
};

function brokenByAdviser(adviser: AdviserRule, schedule: AdviserSchedule, start: Instant): readonly Rule[] {
  const { service, own, local } = schedule;
  const broken: Rule[] = [];
  if (!adviser.isActive) broken.push("adviser-inactive");
  if (!adviser.offersService) broken.push("no-skill");
  const closedBy = closingRule(adviser, schedule, meetingAt(start, service));
  if (closedBy) broken.push(closedBy);
  if (!local.isOnGrid) broken.push("grid");

  const occupied = occupiedAt(start, service);
  let meetingsOnDay = 0;
  for (const busy of own) {
    const { kind, meetingStart } = busy;
    if (meetingStart !== null && meetingStart >= local.dayStart && meetingStart < local.dayEnd) meetingsOnDay += 1;
    if (overlaps(busy, occupied)) broken.push(ruleOfKind[kind]);
  }
  if (meetingsOnDay >= adviser.dailyCap) broken.push("daily-cap");
  return broken;
}

const ruleOfKind = { booking: "booked", hold: "held", "own-calendar": "own-calendar" } as const;

/**
 * Finds the first moment of the meeting that is outside open hours, and returns the rule that sets the hours of that
 * day. Returns undefined if the whole meeting is within open hours.
 */
function closingRule(adviser: AdviserRule, { office }: Pick<Schedule, "office">, meeting: Interval): Rule | undefined {
  const day = dayOf(meeting.start, adviser.zone);
  // Most meetings are within the hours of one day, so that day is checked first. The day before and the day after are
  // computed only if this check fails.
  if (windowsOn(day, adviser, office).some(({ start, end }) => start <= meeting.start && meeting.end <= end))
    return undefined;
  const open = mergeIntervals([-1, 0, 1].flatMap((shift) => windowsOn(addDays(day, shift), adviser, office)));
  const window = open.find(({ start, end }) => start <= meeting.start && meeting.start < end);
  if (window && meeting.end <= window.end) return undefined;
  return dayRule(dayOf(window?.end ?? meeting.start, adviser.zone), adviser, office).setBy;
}

/** The start in one time zone. Many advisers share a time zone, so the values are computed once for each zone. */
type LocalStart = { readonly isOnGrid: boolean; readonly dayStart: Instant; readonly dayEnd: Instant };

function localStarts(start: Instant, { slotGridMinutes }: ServiceRule): (zone: string) => LocalStart {
  const cached = new Map<string, LocalStart>();
  return (zone) => {
    const earlier = cached.get(zone);
    if (earlier) return earlier;
    const day = dayOf(start, zone);
    const sinceMidnight = (start + offsetAt(start, zone)) % msPerDay;
    const local = {
      isOnGrid: sinceMidnight % (slotGridMinutes * msPerMinute) === 0,
      dayStart: startOfDay(day, zone),
      dayEnd: startOfDay(addDays(day, 1), zone),
    };
    cached.set(zone, local);
    return local;
  };
}
