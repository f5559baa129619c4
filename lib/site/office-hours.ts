import type { OpeningHours } from "@/lib/firm/profile";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime, notationFor, weekdayNames } from "@/lib/platform/time/format";
import { msPerMinute } from "@/lib/platform/time/instant";

/** Consecutive days with the same hours, formatted for the reader. For a single day, `first` equals `last`. */
export type HoursLine = {
  readonly first: string;
  readonly last: string;
  readonly opens: string;
  readonly closes: string;
};

/**
 * Combines consecutive days with the same hours into one line. The language and the office's time zone decide whether
 * times are in the 12-hour or the 24-hour notation. `names` is the form of the weekdays: "Monday" or "Mon".
 */
export function hoursLines(
  hours: readonly OpeningHours[],
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
  names: "long" | "short" = "long",
): readonly HoursLine[] {
  const runs: { first: OpeningHours; last: OpeningHours }[] = [];
  for (const day of hours) {
    const run = runs.at(-1);
    if (run && follows(run.last, day)) run.last = day;
    else runs.push({ first: day, last: day });
  }
  const notation = notationFor({ locale, zone });
  const weekdays = weekdayNames(locale);
  const nameOf = ({ weekday }: OpeningHours) => weekdays[weekday - 1]?.[names] ?? "";
  const clock = (minute: number) => formatTime(minute * msPerMinute, { locale, zone: "UTC", notation });
  return runs.map(({ first, last }) => ({
    first: nameOf(first),
    last: nameOf(last),
    opens: clock(first.opensMinute),
    closes: clock(first.closesMinute),
  }));
}

function follows(before: OpeningHours, after: OpeningHours): boolean {
  return (
    after.weekday === before.weekday + 1 &&
    after.opensMinute === before.opensMinute &&
    after.closesMinute === before.closesMinute
  );
}
