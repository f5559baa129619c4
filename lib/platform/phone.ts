import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";

/**
 * The number in E.164 format, "+14165550123", or undefined if it is not a possible number. A number without country
 * code needs a country (ISO 3166).
 */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const number = parsePhoneNumberFromString(
    typed,
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() ? number.number : undefined;
}

/**
 * The number in international notation, "+1 416 555 0123", or as it was typed if it is not a possible number. `country`
 * applies to numbers without country code.
 */
export function formatPhone(typed: string, country?: CountryCode): string {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : typed;
}

/**
 * The last four digits of a phone number. They let its owner notice a wrong number without revealing the number to
 * others.
 */
export function endingOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-4);
}
