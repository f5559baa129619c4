import { utcMidnight } from "../time/day";
import type { Day } from "../time/day";
import { formatCalendarDay } from "../time/format";
import { msPerDay } from "../time/instant";
import type { Locale } from "./locales";
import { translatorFor } from "./translator";

/** Today in the office's time zone, and the latest due date that counts as near. */
export type DueDays = { readonly today: Day; readonly near: Day };

/** Describes a deadline: "Due in 12 days", "Due today", "Overdue since Monday 23 November 2026". */
export function dueText(
  dueOn: Day,
  { today, near }: DueDays,
  locale: Locale,
): { readonly text: string; readonly tone: "bad" | "warn" | "plain" } {
  const t = translatorFor(locale, "due");
  const late = daysLate(dueOn, today);
  if (late > 0) return { text: t("overdue", { day: formatCalendarDay(dueOn, locale) }), tone: "bad" };
  return { text: t("in", { days: -late }), tone: dueOn <= near || late === 0 ? "warn" : "plain" };
}

/**
 * Returns the number of days from the deadline to the day on which it was met. The number is zero or negative if the
 * deadline was met in time.
 */
export const daysLate = (dueOn: Day, metOn: Day): number =>
  Math.round((utcMidnight(metOn) - utcMidnight(dueOn)) / msPerDay);
