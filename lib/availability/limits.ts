import { addDays } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { OfficeRule, ServiceRule } from "./schedule";

/** The first instant beyond the horizon: the day after the last bookable one begins, in the office's zone. */
export function horizonEnd(now: Instant, { zone, horizonDays }: Pick<OfficeRule, "zone" | "horizonDays">): Instant {
  return startOfDay(addDays(dayOf(now, zone), horizonDays + 1), zone);
}

/** The earliest start that gives the notice asked for. */
export function earliestStart(now: Instant, service: ServiceRule): Instant {
  return now + service.minNoticeMinutes * msPerMinute;
}

/** A meeting's own time. */
export function meetingAt(start: Instant, service: ServiceRule): Interval {
  return { start, end: start + service.minutes * msPerMinute };
}

/** The time a meeting takes from its adviser, buffers included. Buffers may lie outside the hours. */
export function occupiedAt(start: Instant, service: ServiceRule): Interval {
  return {
    start: start - service.bufferBeforeMinutes * msPerMinute,
    end: start + (service.minutes + service.bufferAfterMinutes) * msPerMinute,
  };
}
