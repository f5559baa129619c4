import type { useTranslations } from "next-intl";

import { zoneView } from "@/components/booking/shared/booking-texts";
import type { Clocks } from "@/components/booking/shared/booking-texts";
import type { ZoneNoteProps } from "@/components/booking/date/zone-note";
import type { When } from "@/components/booking/date/when-view";
import { addDays, firstDayOf } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import { zones } from "@/lib/platform/time/zone-list";
import { offsetAt, startOfDay } from "@/lib/platform/time/zone";

type Words = ReturnType<typeof useTranslations<"booking">>;

/** The two clocks of the calendar step, at the moment that is looked at. */
export function zonesOf(
  clocks: Clocks,
  instant: number,
  t: Words,
): Pick<ZoneNoteProps, "own" | "office" | "difference" | "choices"> {
  const { locale, zone, office } = clocks;
  return {
    own: zoneView(zone, { locale, instant }),
    office: zoneView(office.zone, { locale, instant, city: office.city }),
    difference: differenceWords(instant, clocks, t),
    choices: zones(zone),
  };
}

/** Offsets change with the season: those of the chosen day; without one, of the month's middle or of now, whichever comes later. */
export function momentOf(
  { day, month }: Pick<When, "day" | "month">,
  { zone, now }: { readonly zone: string; readonly now: number },
): number {
  return day === null
    ? Math.max(now, startOfDay(addDays(firstDayOf(month), 14), zone))
    : startOfDay(addDays(day, 1), zone) - 1;
}

/** "3 hours ahead": the office's clock against the visitor's. */
function differenceWords(instant: number, { zone, office }: Clocks, t: Words): string {
  const minutes = Math.round((offsetAt(instant, office.zone) - offsetAt(instant, zone)) / msPerMinute);
  if (minutes === 0) return t("date.same");
  const hours = t("date.hours", { hours: Math.floor(Math.abs(minutes) / 60), minutes: Math.abs(minutes) % 60 }).trim();
  return t(minutes > 0 ? "date.ahead" : "date.behind", { hours });
}
