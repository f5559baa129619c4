import { msPerMinute } from "@/lib/platform/time/instant";

/** A visit ends after this time without an event. */
export const visitGap = 30 * msPerMinute;
