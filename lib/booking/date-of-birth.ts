import type { Instant } from "@/lib/platform/time/instant";

/**
 * Whether a person can have been born on this day (YYYY-MM-DD), or gave none. Compared with the day of UTC, as the browser
 * and the server may be in different zones.
 */
export function isBornBy(day: string | undefined, now: Instant): boolean {
  return day === undefined || day <= new Date(now).toISOString().slice(0, 10);
}
