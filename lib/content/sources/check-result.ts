import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The newest result for an address. `failure` names the failure of the latest check. */
export type CheckedSource = {
  readonly url: string;
  readonly checkedAt: Instant;
  /** The days of the first and the latest failure since the address answered. Undefined while it answers. */
  readonly failing: { readonly since: Day; readonly on: Day } | undefined;
};

/** Addresses that answer are checked once a week, and those that failed once more on the next day. */
const [everyWeek, nextDay] = [7 * msPerDay, 20 * msPerHour];

/** Whether an address is dead: it failed on two different days, and did not answer between them. */
export const isDead = ({ failing }: CheckedSource): boolean => failing !== undefined && failing.since < failing.on;

/** Whether an address is to be checked again. */
export function isDue(checked: CheckedSource | undefined, now: Instant): boolean {
  if (!checked) return true;
  const waits = checked.failing && !isDead(checked) ? nextDay : everyWeek;
  return now - checked.checkedAt >= waits;
}

/** The result after a check on a day. */
export function afterCheck(before: CheckedSource | undefined, failed: boolean, on: Day): CheckedSource["failing"] {
  return failed ? { since: before?.failing?.since ?? on, on } : undefined;
}
