import Holidays from "date-holidays";

import { countries } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { FirmFacts } from "../settings";

/** The countries whose provinces, states or nations can be chosen, besides the country that is stored. */
const withParts = ["CA", "GB", "US", "DE", "AT", "CH"];

/** Lists the regions with a calendar of holidays, as "CA-ON" with "Canada, Ontario". */
export function holidayRegions({ holidays }: Pick<FirmFacts, "holidays">, locale: Locale) {
  const calendar = new Holidays();
  const known = calendar.getCountries();
  return countries(locale, holidays.country)
    .filter(({ value }) => Object.hasOwn(known, value))
    .flatMap(({ value, label }) => {
      const hasParts = withParts.includes(value) || value === holidays.country;
      const parts = hasParts ? Object.entries<string>(calendar.getStates(value, locale.slice(0, 2)) ?? {}) : [];
      return [
        { value: value as string, label },
        ...parts.map(([code, name]) => ({ value: `${value}-${code}`, label: `${label}, ${name}` })),
      ];
    });
}
