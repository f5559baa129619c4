import type { useTranslations } from "next-intl";

import { differenceWords, zoneView } from "@/components/booking/booking-words";
import type { Clocks } from "@/components/booking/booking-words";
import type { ZoneNoteProps } from "@/components/booking/zone-note";
import { zones } from "@/lib/platform/time/zone-list";

/** The two clocks of the calendar step, at the moment that is looked at: offsets change with the season. */
export function zonesOf(clocks: Clocks, instant: number, t: ReturnType<typeof useTranslations<"booking">>): Pick<ZoneNoteProps, "own" | "office" | "difference" | "choices"> {
  const { locale, zone, office } = clocks;
  return {
    own: zoneView(zone, { locale, instant }),
    office: zoneView(office.zone, { locale, instant, city: office.city }),
    difference: differenceWords(instant, clocks, t),
    choices: zones(zone),
  };
}
