import { addDays } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { OfficeRule, ServiceRule } from "./schedule";

/** Returns the first instant after the booking horizon: midnight after the last bookable day, in the office's zone. */
export function horizonEnd(now: Instant, { zone, horizonDays }: Pick<OfficeRule, "zone" | "horizonDays">): Instant {
  return startOfDay(addDays(dayOf(now, zone), horizonDays + 1), zone);
}

/** Returns the earliest start that respects the service's minimum notice. */
export function earliestStart(now: Instant, service: ServiceRule): Instant {
  return now + service.minNoticeMinutes * msPerMinute;
}

/** Returns a meeting's time without buffers. */
export function meetingAt(start: Instant, service: ServiceRule): Interval {
  return { start, end: start + service.minutes * msPerMinute };
}

/** Returns the time that a meeting reserves, including its buffers. Buffers may extend beyond open hours. */
export function occupiedAt(start: Instant, service: ServiceRule): Interval {
  return {
    start: start - service.bufferBeforeMinutes * msPerMinute,
    end: start + (service.minutes + service.bufferAfterMinutes) * msPerMinute,
  };
}
