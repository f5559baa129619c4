import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The number of other times that a client is offered. */
export const offeredTimes = 3;

/** How long the offered times are reserved, and the least time in which a client can be expected to answer. */
const [kept, least] = [48 * msPerHour, 6 * msPerHour];

/**
 * The instant until which offered times are reserved: two days, or until the client can no longer change the
 * appointment online. Undefined if the appointment is too near for an answer.
 */
export function offerUntil(start: Instant, noticeMinutes: number, now: Instant): Instant | undefined {
  const until = Math.min(now + kept, start - noticeMinutes * msPerMinute);
  return until - now < least ? undefined : until;
}
