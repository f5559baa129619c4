import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatPhone } from "@/lib/platform/phone";

import type { Clocks } from "./booking-texts";

/** The visitor's zone and the office's. A visitor whose zone is unknown sees the office's times. */
export function clocksFor(locale: Locale, zone: string | undefined): Clocks {
  const office = firm();
  return { locale, zone: zone ?? office.zone, office: { zone: office.zone, city: office.city[locale] } };
}

/** A visitor's number as it is read aloud. A number without a country code is read as one of the office's country. */
export function readablePhone(typed: string): string {
  return formatPhone(typed, firm().holidays.country);
}
