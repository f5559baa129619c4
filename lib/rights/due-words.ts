import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";

/** Today in the office, and the last day that counts as near. */
export type RegisterDays = { readonly today: Day; readonly near: Day };

/** How far away a deadline is: "Due in 12 days", "3 days overdue". */
export function dueWords(
  dueOn: Day,
  { today, near }: RegisterDays,
  locale: Locale,
): { readonly text: string; readonly tone: "bad" | "warn" | "plain" } {
  const t = translatorFor(locale, "registers");
  const days = Math.round((utcMidnight(dueOn) - utcMidnight(today)) / msPerDay);
  if (days < 0) return { text: t("overdue", { days: -days }), tone: "bad" };
  return { text: t("dueIn", { days }), tone: dueOn <= near ? "warn" : "plain" };
}
