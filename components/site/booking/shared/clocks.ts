import { firm } from "@/lib/firm/settings-snapshot";
import { statedHours } from "@/lib/firm/stated-facts";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { Clocks } from "./booking-texts";

/**
 * The time zones of the visitor and the office. If the visitor's zone is unknown, the office's zone replaces it. Until
 * the office's hours and zone are confirmed, times are shown without the office's.
 */
export function clocksFor(locale: Locale, zone: string | undefined): Clocks {
  const office = firm();
  const stated = statedHours(office);
  return {
    locale,
    zone: zone ?? office.zone,
    office: stated && { zone: stated.zone, city: stated.city[locale] },
  };
}
