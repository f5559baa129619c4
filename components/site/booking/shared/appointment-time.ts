import type { useTranslations } from "next-intl";

import { capitalised } from "@/lib/platform/i18n/capitalised";
import { formatDayLong, formatTimeRange, zoneName } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";
import { offsetAt } from "@/lib/platform/time/zone";

import type { AppointmentTime } from "./appointment-head";
import { officeRangeText, onlyOffice } from "./booking-texts";
import type { Clocks } from "./booking-texts";

type Translator = ReturnType<typeof useTranslations<"booking">>;

/** Formats the time of an appointment in the time zones of the visitor and of the office. */
export function toAppointmentTime(time: Interval, clocks: Clocks, t: Translator): AppointmentTime {
  return {
    day: capitalised(formatDayLong(time.start, clocks), clocks.locale),
    hours: formatTimeRange(time, clocks),
    zones: zonesText(time, clocks, t),
  };
}

/**
 * Names the visitor's time zone. The office's time follows, or a note that the office has the same time. If the visitor
 * is in the office's zone, the text names the zone only once.
 */
function zonesText(time: Interval, clocks: Clocks, t: Translator): string {
  const { locale, zone, office } = clocks;
  const name = zoneName(zone, { locale, instant: time.start });
  if (office === null) return name;
  if (onlyOffice(clocks)) return t("done.zoneOffice", { zone: name, city: office.city });
  const isSame = offsetAt(time.start, zone) === offsetAt(time.start, office.zone);
  return isSame
    ? t("done.zoneSame", { zone: name, city: office.city })
    : `${name}. ${officeRangeText(time, { office, clocks, t })}.`;
}
