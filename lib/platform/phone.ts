import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";

/** A number as E.164, "+14165550123": one without a country's code needs the country it was typed in (ISO 3166). Undefined for what makes none. */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const number = parsePhoneNumberFromString(
    typed,
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() ? number.number : undefined;
}

/** A number as it is read aloud, "+1 416 555 0123"; one without a country's code is taken for the given country's, if any. What makes no number stays as it was typed. */
export function formatPhone(typed: string, country?: CountryCode): string {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : typed;
}
