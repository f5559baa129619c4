import type { useTranslations } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/wizard/available-times";
import { addDays, firstDayOf } from "@/lib/platform/time/day";
import { zoneCity, zoneName } from "@/lib/platform/time/format";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { offsetAt, startOfDay } from "@/lib/platform/time/zone";
import { zones } from "@/lib/platform/time/zone-list";

import type { Clocks } from "../shared/booking-texts";
import type { ZoneNoteView } from "./zone-note";

type Translator = ReturnType<typeof useTranslations<"booking">>;
type DayAndMonth = Pick<AvailableTimes, "day" | "month">;
type Options = {
  readonly available: DayAndMonth;
  readonly clocks: Clocks;
  readonly now: Instant;
  /** False if the visitor's time zone is unknown. `clocks.zone` is then the office's zone. */
  readonly isZoneKnown?: boolean;
};

/** Compares the visitor's time zone with the office's. The UTC offsets are those at `representativeInstant`. */
export function toZoneNoteView({ available, clocks, now, isZoneKnown = true }: Options, t: Translator): ZoneNoteView {
  const { locale, zone, office } = clocks;
  const instant = representativeInstant(available, { zone, now });
  const there = office?.zone ?? zone;
  const minutes = Math.round((offsetAt(instant, there) - offsetAt(instant, zone)) / msPerMinute);
  const name = zoneName(zone, { locale, instant });
  return {
    zone,
    city: zoneCity(zone, locale),
    offset: /\(([^()]*)\)$/.exec(name)?.[1] ?? name,
    office: office?.city ?? "",
    clock: clockOf({ zone, office, isZoneKnown }),
    difference: minutes === 0 ? null : differenceText(minutes, t),
    choices: zones(locale, zone),
    dayAndMonth: { month: available.month, ...(available.day !== null && { day: available.day }) },
  };
}

function clockOf({ zone, office, isZoneKnown }: Pick<Clocks, "zone" | "office"> & { readonly isZoneKnown: boolean }) {
  if (office === null) return "own";
  if (!isZoneKnown) return "office";
  return zone === office.zone ? "both" : "visitor";
}

/**
 * UTC offsets change with the season, so the page shows the offsets at one instant. If a day is chosen, this instant is
 * the end of that day. If no day is chosen, it is the middle of the shown month or the current time, whichever is
 * later.
 */
export function representativeInstant(
  { day, month }: DayAndMonth,
  { zone, now }: { readonly zone: string; readonly now: Instant },
): Instant {
  return day === null
    ? Math.max(now, startOfDay(addDays(firstDayOf(month), 14), zone))
    : startOfDay(addDays(day, 1), zone) - 1;
}

/** How far the office's clock is ahead of or behind the visitor's clock, for example "3 hours ahead". */
function differenceText(minutes: number, t: Translator): string {
  const hours = t("date.hours", { hours: Math.floor(Math.abs(minutes) / 60), minutes: Math.abs(minutes) % 60 }).trim();
  return t(minutes > 0 ? "date.ahead" : "date.behind", { hours });
}
