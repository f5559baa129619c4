import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatPhone } from "@/lib/platform/phone";

import type { Clocks } from "./booking-texts";

/** The visitor's zone and the office's. A visitor whose zone is unknown sees the office's times. */
export function clocksFor(locale: Locale, zone: string | undefined): Clocks {
  const office = firm();
  return { locale, zone: zone ?? office.zone, office: { zone: office.zone, city: office.city[locale] } };
}

/** A visitor's number in international notation, or as it was typed if its country is unknown. It is never guessed. */
export function readablePhone({ phone, phoneE164 }: { readonly phone: string; readonly phoneE164: string | null }) {
  return formatPhone(phoneE164 ?? phone);
}
