import { msPerMinute } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";
import { isoWithOffset } from "@/lib/platform/time/zone";

/** Formats a slot for the API. Start and end have the UTC offset of `zone`. `duration` is in minutes. */
export function toSlotView({ start, end, isFree }: Interval & { readonly isFree: boolean }, zone: string) {
  return {
    // The id of a slot does not depend on the requested time zone.
    id: new Date(start).toISOString(),
    startTime: isoWithOffset(start, zone),
    endTime: isoWithOffset(end, zone),
    duration: (end - start) / msPerMinute,
    available: isFree,
  };
}
