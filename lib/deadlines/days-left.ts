import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";

export type DaysLeft =
  | { readonly unit: "today" | "tomorrow" | "yesterday" | "ago" }
  | { readonly unit: "days" | "weeks" | "years"; readonly n: number };

/** How far a day is from today, in the largest unit that people count in, rounded down. */
export function daysLeft(day: Day, today: Day): DaysLeft {
  const n = Math.round((utcMidnight(day) - utcMidnight(today)) / msPerDay);
  if (n < -1) return { unit: "ago" };
  if (n < 2) return { unit: n === 0 ? "today" : n === 1 ? "tomorrow" : "yesterday" };
  if (n < 14) return { unit: "days", n };
  return n < 730 ? { unit: "weeks", n: Math.floor(n / 7) } : { unit: "years", n: Math.floor(n / 365.25) };
}
