import { addDays, daysOfMonth, firstDayOf, utcDay } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

import { loadReach, loadsAround } from "./choose";
import type { Candidate } from "./choose";
import { explain, verdict } from "./explain";
import type { Explanation, Verdict } from "./explain";
import { holidaysFromTo } from "./holidays";
import type { Region } from "./holidays";
import { horizonEnd } from "./limits";
import { findBusy } from "./queries/busy";
import { rulesOf } from "./queries/rules";
import type { StoredAdviser } from "./queries/rules";
import type { Schedule, ServiceRule, Slot } from "./schedule";
import { slotsBetween } from "./slots";

/** Whose appointment is wanted of whom: the service, the firm's profile, and what must not stand in the visitor's own way. */
export type Question = {
  readonly service: ServiceRule & { readonly id: string; readonly isActive: boolean };
  readonly office: { readonly zone: string; readonly horizonDays: number; readonly holidays: Region };
  readonly now: Instant;
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
};

/** Every free slot that starts from `from` up to, and without, `to`, ascending. */
export async function findSlots({
  from,
  to,
  ...question
}: Question & { readonly from: Instant; readonly to: Instant }): Promise<readonly Slot[]> {
  const interval = {
    start: Math.max(from, question.now),
    end: Math.min(to, horizonEnd(question.now, question.office)),
  };
  if (interval.start >= interval.end) return [];
  return slotsBetween(await findSchedule(question, interval), interval);
}

/** Every start that the rules offer within the interval, ascending, and whether somebody is still free for it: taken times stay visible. */
export async function findOffered({
  from,
  to,
  ...question
}: Question & { readonly from: Instant; readonly to: Instant }): Promise<
  readonly (Interval & { readonly isFree: boolean })[]
> {
  const interval = {
    start: Math.max(from, question.now),
    end: Math.min(to, horizonEnd(question.now, question.office)),
  };
  if (interval.start >= interval.end) return [];
  const schedule = await findSchedule(question, interval);
  const free = new Set(slotsBetween(schedule, interval).map(({ start }) => start));
  return slotsBetween({ ...schedule, busy: [] }, interval).map(({ start, end }) => ({
    start,
    end,
    isFree: free.has(start),
  }));
}

export type FreeDay = { readonly date: Day; readonly free: number };

/**
 * Every day of a month, as the visitor's zone counts days, with its number of free slots;
 * and the first free slot of that month or after it, null when there is none up to the horizon.
 */
export async function findDays({
  month,
  zone,
  ...question
}: Question & { readonly month: Month; readonly zone: string }): Promise<{
  readonly dates: readonly FreeDay[];
  readonly nextFree: Slot | null;
}> {
  const days = daysOfMonth(month);
  const starts = [...days, addDays(days.at(-1) ?? firstDayOf(month), 1)].map((day) => startOfDay(day, zone));
  const [from = 0, to = 0] = [starts[0], starts.at(-1)];
  const slots = await findSlots({ ...question, from, to });
  const dates = days.map((date, index) => {
    const [start = 0, end = 0] = starts.slice(index, index + 2);
    return { date, free: slots.filter((slot) => start <= slot.start && slot.start < end).length };
  });
  return { dates, nextFree: slots[0] ?? (await nextFree({ ...question, from: Math.max(to, question.now) })) };
}

/** The first free slot from an instant on (from now on, unless told), or null when there is none up to the horizon. */
export async function nextFree({ from, ...question }: Question & { readonly from?: Instant }): Promise<Slot | null> {
  const last = horizonEnd(question.now, question.office);
  let start = Math.max(from ?? question.now, question.now);
  for (let days = 8; start < last; days *= 4) {
    const end = Math.min(start + days * msPerDay, last);
    const [first] = await findSlots({ ...question, from: start, to: end });
    if (first) return first;
    start = end;
  }
  return null;
}

/** The free slots nearest to a start, before or after it, the nearest first. */
export async function nearestFree({
  start,
  count,
  ...question
}: Question & { readonly start: Instant; readonly count: number }): Promise<readonly Slot[]> {
  const last = horizonEnd(question.now, question.office);
  const middle = Math.min(Math.max(start, question.now), last);
  for (let reach = 4 * msPerDay; ; reach *= 4) {
    const slots = await findSlots({ ...question, from: middle - reach, to: middle + reach });
    const isAll = middle - reach <= question.now && last <= middle + reach;
    if (slots.length >= count || isAll) return nearest(slots, middle).slice(0, count);
  }
}

function nearest(slots: readonly Slot[], middle: Instant): readonly Slot[] {
  return slots.toSorted((a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle) || a.start - b.start);
}

export type FreeAdviser = Candidate & Pick<StoredAdviser, "name" | "zone" | "dailyCap" | "holdsVideo">;

/** Whether a meeting can start at this instant, and every adviser who could hold it, with what `chooseAdviser` needs. */
export async function findStart({ start, ...question }: Question & { readonly start: Instant }): Promise<{
  readonly verdict: Verdict;
  readonly advisers: readonly FreeAdviser[];
}> {
  const schedule = await findSchedule(question, { start, end: start + 1 }, loadReach);
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

/** For staff: of each adviser, able or not, the rules that keep a meeting from starting at this instant. Meetings of who lacks the skill are not looked up. */
export async function explainStart({
  start,
  ...question
}: Question & { readonly start: Instant }): Promise<readonly Explanation[]> {
  return explain(await findSchedule(question, { start, end: start + 1 }), start);
}

type StoredSchedule = Omit<Schedule, "advisers"> & { readonly advisers: readonly StoredAdviser[] };

/** Everything that decides about starts within the interval. Meetings are read for a day more on either side, or as far as told: caps count whole days. */
async function findSchedule(question: Question, interval: Interval, atLeast = 0): Promise<StoredSchedule> {
  const { service, office, now } = question;
  const wholeDays =
    26 * msPerHour + (service.bufferBeforeMinutes + service.minutes + service.bufferAfterMinutes) * msPerMinute;
  const reach = Math.max(wholeDays, atLeast);
  const first = utcDay(interval.start - 2 * msPerDay);
  const last = utcDay(interval.end + 2 * msPerDay);
  const { busy, rulesVersion } = await findBusy(
    { ...question, serviceId: service.id },
    { start: interval.start - reach, end: interval.end + reach },
  );
  // A week back suits every question about the future, which thus share what was read.
  const weekAgo = utcDay(now - 7 * msPerDay);
  const rules = await rulesOf(service.id, { from: first < weekAgo ? first : weekAgo, version: rulesVersion });
  return {
    service,
    now,
    busy,
    advisers: service.isActive
      ? rules.advisers
      : rules.advisers.map((adviser) => ({ ...adviser, givesService: false })),
    office: {
      zone: office.zone,
      horizonDays: office.horizonDays,
      exceptions: rules.officeExceptions,
      holidays: holidaysFromTo({ first, last }, { region: office.holidays, overrides: rules.holidayOverrides }),
    },
  };
}
