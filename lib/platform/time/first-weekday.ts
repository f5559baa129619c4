import { getCountries } from "libphonenumber-js";

import { boundedCache } from "./bounded-cache";
import { countryOfZone } from "./zone-country";

/** Part of ECMA-402 that TypeScript does not describe yet. Older engines lack it. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): { readonly firstDay: number } };

const cached = boundedCache<number | null>(512);

/**
 * The weekday on which calendars of the zone's country begin (ISO: 1 is Monday), or null if the engine does not know.
 */
export function firstWeekdayIn(zone: string): number | null {
  return cached(zone, () => {
    const region = countryOfZone(zone, getCountries());
    if (region === undefined) return null;
    const locale: LocaleWithWeek = new Intl.Locale("und", { region });
    return locale.getWeekInfo?.().firstDay ?? null;
  });
}
