import { addDays, daysFromTo } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** The number of days in each period. The current period ends today and is compared with the previous period. */
export const periodDays = 30;

/** The days of both periods, oldest first. */
export function comparedDays(today: Day): readonly Day[] {
  return daysFromTo(addDays(today, 1 - 2 * periodDays), today);
}

export type Figure = {
  /** The value of the current period, or null if nothing was measured in it. */
  readonly now: number | null;
  readonly before: number | null;
  /** One value for each day of the current period. */
  readonly byDay: readonly { readonly day: Day; readonly value: number | null }[];
};

/** Adds up the daily counts of each period. Expects at most one row per day. A day without a row counts as zero. */
export function sumFigure(
  days: readonly Day[],
  rows: readonly { readonly day: Day; readonly count: number }[],
): Figure {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  const sum = (some: readonly Day[]) => some.reduce((total, day) => total + (counts.get(day) ?? 0), 0);
  const present = days.slice(-periodDays);
  return {
    now: sum(present),
    before: sum(days.slice(0, -periodDays)),
    byDay: present.map((day) => ({ day, value: counts.get(day) ?? 0 })),
  };
}

export type ReplyTime = { readonly day: Day; readonly waitedMs: number };

export type ReplyFigure = Figure & { readonly answered: number; readonly kept: number };

/** The median time until the first reply, and how many replies of the current period met the promised time. */
export function replyFigure(days: readonly Day[], replies: readonly ReplyTime[], promisedMs: number): ReplyFigure {
  const present = days.slice(-periodDays);
  const [first = ""] = present;
  const now = replies.filter(({ day }) => day >= first);
  const times = (some: readonly ReplyTime[]) => some.map(({ waitedMs }) => waitedMs);
  return {
    now: median(times(now)),
    before: median(times(replies.filter(({ day }) => day < first))),
    byDay: present.map((day) => ({ day, value: median(times(now.filter((reply) => reply.day === day))) })),
    answered: now.length,
    kept: now.filter(({ waitedMs }) => waitedMs <= promisedMs).length,
  };
}

/** The median, or null if there are no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
