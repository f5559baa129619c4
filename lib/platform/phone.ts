import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";

/**
 * Returns a phone number in E.164 format, "+14165550123". Undefined if the number is not possible. A number without a
 * country code needs `country` (ISO 3166).
 */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const number = parsePhoneNumberFromString(
    typed,
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() ? number.number : undefined;
}

/**
 * Formats a phone number in international notation, "+1 416 555 0123". If the number is not possible, returns it as it
 * was typed. `country` is used if the number has no country code.
 */
export function formatPhone(typed: string, country?: CountryCode): string {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : typed;
}

/**
 * Returns the last four digits of a phone number. With these digits, the owner can notice a wrong number, and other
 * people do not learn the whole number.
 */
export function endingOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-4);
}
