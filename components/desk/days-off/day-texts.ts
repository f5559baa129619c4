import type { useTranslations } from "next-intl";

import type { Hours } from "@/lib/availability/schedule";
import type { Day } from "@/lib/platform/time/day";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { formatCalendarDay, formatMinuteOfDay, formatMomentShort } from "@/lib/platform/time/format";

export type DaysOffTexts = ReturnType<typeof useTranslations<"daysOff">>;

export type DayReader = { readonly locale: string; readonly zone: string };

/** One day, or the first and the last day of a range. */
export function rangeText(
  { firstDay, lastDay }: { readonly firstDay: Day; readonly lastDay: Day },
  locale: string,
  t: DaysOffTexts,
): string {
  const first = formatCalendarDay(firstDay, locale);
  return firstDay === lastDay ? first : t("range", { first, last: formatCalendarDay(lastDay, locale) });
}

/** A range of days as a heading or as the first word of a row. */
export const rangeTitle = (...range: Parameters<typeof rangeText>) => capitalised(rangeText(...range), range[1]);

type Instead = { readonly hours: Hours | null; readonly opensOnClosures: boolean };

/** The hours on these days, or that they are closed. */
export function hoursText({ hours, opensOnClosures }: Instead, t: DaysOffTexts): string {
  if (hours === null) return t("closed");
  const times = { from: formatMinuteOfDay(hours.opens), until: formatMinuteOfDay(hours.closes) };
  return t(opensOnClosures ? "hoursOnClosures" : "hours", times);
}

/** A time in a list, such as "Mon 21 Dec, 10:00 am". */
export const timeText = formatMomentShort;
