import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How late and how early an event may be by the clock of its browser. */
const latest = 6 * msPerHour;
const earliest = 5 * msPerMinute;

/**
 * The times of a batch of events. If one of them cannot be right, the browser's clock is wrong: then all are shifted so
 * that the newest is now, and none is older than a late event may be.
 */
export function eventTimes(stated: readonly (Instant | undefined)[], now: Instant): readonly Instant[] {
  const times = stated.map((at) => at ?? now);
  const isPlausible = (at: Instant) => at >= now - latest && at <= now + earliest;
  const shift = times.every(isPlausible) ? 0 : now - Math.max(...times);
  return times.map((at) => Math.max(at + shift, now - latest));
}
