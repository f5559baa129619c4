import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { ClaimKind } from "./claim";

/** The longest validity of each kind in days. Whatever can change within a year is checked again each year. */
export const longestDays: Readonly<Record<ClaimKind, number>> = {
  regulator: 366,
  registration: 366,
  statistic: 366,
  testimonial: 731,
  credential: 366,
  qualification: 731,
  promise: 366,
};

/** Returns the latest day on which a claim of this kind may expire if it is proposed today. */
export function latestExpiry(kind: ClaimKind, today: Day): Day {
  return addDays(today, longestDays[kind]);
}

/** Staff are reminded this many days before a claim expires, the last reminder first. */
export const reminderDays = [7, 30] as const;
