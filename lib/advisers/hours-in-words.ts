import type { Hours } from "@/lib/availability/schedule";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { msPerMinute } from "@/lib/platform/time/instant";
import { formatTime, weekdayNames } from "@/lib/platform/time/format";
import type { Notation } from "@/lib/platform/time/format";

import type { Week } from "./hours";

type Reader = { readonly locale: Locale; readonly notation: Notation };

/**
 * Describes the hours of a week, one line for each group of days with the same hours: "Mon to Fri 9:00 am to 12 noon,
 * 1:00 pm to 5:00 pm". Days without hours are left out.
 */
export function hoursInWords(week: Week, reader: Reader): readonly string[] {
  const groups: { readonly days: number[]; readonly spans: readonly Hours[] }[] = [];
  week.forEach((spans, index) => {
    if (spans.length === 0) return;
    const same = groups.find((group) => JSON.stringify(group.spans) === JSON.stringify(spans));
    if (same) same.days.push(index);
    else groups.push({ days: [index], spans });
  });
  const t = translatorFor(reader.locale, "adviserDesk.words");
  return groups.map(({ days, spans }) =>
    t("line", { days: daysInWords(days, reader.locale), hours: spansInWords(spans, reader) }),
  );
}

/** "Mon to Fri" for three or more days in a row, otherwise a list. */
function daysInWords(days: readonly number[], locale: Locale): string {
  const names = weekdayNames(locale).map(({ short }) => short);
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (days.length > 2 && last - first === days.length - 1)
    return translatorFor(locale, "adviserDesk.words")("range", { first: names[first] ?? "", last: names[last] ?? "" });
  return days.map((day) => names[day]).join(", ");
}

/** The hours of a day: "9:00 am to 12 noon, 1:00 pm to 5:00 pm". */
export function spansInWords(spans: readonly Hours[], { locale, notation }: Reader): string {
  const t = translatorFor(locale, "adviserDesk.words");
  const time = (minute: number) => formatTime(minute * msPerMinute, { locale, zone: "UTC", notation });
  return spans.map(({ opens, closes }) => t("span", { opens: time(opens), closes: time(closes) })).join(", ");
}
