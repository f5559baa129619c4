import { getCountries } from "libphonenumber-js";

import { boundedCache } from "./bounded-cache";
import { countryOfZone } from "./zone-country";

/** A part of ECMA-402 that has no TypeScript types yet. Older engines lack it. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): { readonly firstDay: number } };

const cached = boundedCache<number | null>(512);

/**
 * The first day of the week in the time zone's country (ISO: 1 is Monday). Null if the JavaScript engine does not know
 * the country or its first day of the week.
 */
export function firstWeekdayIn(zone: string): number | null {
  return cached(zone, () => {
    const region = countryOfZone(zone, getCountries());
    if (region === undefined) return null;
    const locale: LocaleWithWeek = new Intl.Locale("und", { region });
    return locale.getWeekInfo?.().firstDay ?? null;
  });
}
