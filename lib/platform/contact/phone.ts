import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode, PhoneNumber } from "libphonenumber-js";

import { readPhone } from "./phone-text";

/**
 * Returns a phone number in E.164 format, "+14165550123". Undefined if the number has the wrong length. A number
 * without a country code needs `country` (ISO 3166).
 */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const number = parsePhone(typed, country);
  return number?.isPossible() ? number.number : undefined;
}

/**
 * Formats a phone number in international notation, "+1 416 555 0123 ext. 22". If the number has the wrong length,
 * returns it as it was typed. `country` is used if the number has no country code.
 */
export function formatPhone(typed: string, country?: CountryCode): string {
  const number = parsePhone(typed, country);
  return number?.isPossible() ? number.formatInternational() : typed;
}

/** Returns the country of a phone number (ISO 3166). Undefined if the number shows no country. */
export function countryOfPhone(typed: string): string | undefined {
  return parsePhone(typed, undefined)?.country;
}

/** A stored phone number: as it was typed, and in E.164 format, which has no extension. */
type StoredPhone = { readonly phone: string; readonly phoneE164: string | null };

/** Formats a stored phone number as `formatPhone` does, with the extension that was typed. */
export function formatStoredPhone({ phone, phoneE164 }: StoredPhone): string {
  const { extension } = readPhone(phone);
  if (phoneE164 === null) return formatPhone(phone);
  return formatPhone(extension === undefined ? phoneE164 : `${phoneE164} ext. ${extension}`);
}

/**
 * Returns why a phone number is refused, as an error code of `fields` with the number of digits. With a country, the 10
 * to 15 digits include its calling code, and each valid number of the country is accepted whatever its length.
 */
export function phoneRefusal(typed: string, country: string | undefined): string | undefined {
  const { digits, isInternational } = readPhone(typed);
  const code = country !== undefined && isSupportedCountry(country) ? country : undefined;
  if (parsePhone(typed, code)?.isValid()) return undefined;
  const count = digits.length + (code === undefined || isInternational ? 0 : getCountryCallingCode(code).length);
  return count < 10 ? `phoneTooShort:${count}` : count > 15 ? `phoneTooLong:${count}` : undefined;
}

/**
 * Parses a phone number with the rules of `country`. Digits that begin with the country's own calling code are read as
 * an international number if the rest is a valid number there: people type "49 171 5551234" without the plus.
 */
function parsePhone(typed: string, country: string | undefined): PhoneNumber | undefined {
  const { digits, extension, isInternational } = readPhone(typed);
  const code = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const parse = (number: string) =>
    parsePhoneNumberFromString(extension === undefined ? number : `${number} ext. ${extension}`, code);
  if (isInternational) return parse(`+${digits}`);
  if (code !== undefined && digits.startsWith(getCountryCallingCode(code))) {
    const international = parse(`+${digits}`);
    if (international?.isValid()) return international;
  }
  return parse(digits);
}

/**
 * Returns the last four digits of a phone number, for emails and pages about a booking. Clients can see from these
 * digits whether their number is right. Other people who see the digits do not learn the whole number.
 */
export function endingOf(phone: string): string {
  return readPhone(phone).digits.replace(/\D/g, "").slice(-4);
}

/** A search for fewer digits would find too many people. */
const minDigits = 4;
/** The last digits of a number identify it. The digits before them depend on whether the country code was typed. */
const identifyingDigits = 9;

/**
 * Returns the digits of a typed phone number, or of a part of one, for a search. If there are more than 9, returns the
 * last 9. Undefined if the text is not a phone number or has fewer than 4 digits.
 */
export function searchedDigits(text: string): string | undefined {
  if (!/^[\d\s+().\/-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  // Stored numbers do not have the 0 that some countries put before a national number, so zeros at the beginning are
  // removed. If fewer than four digits then remain, the text is probably the end of a number. The zeros then belong to
  // the number and are kept.
  const national = digits.replace(/^0+/, "");
  const searched = national.length < minDigits ? digits : national;
  return searched.length < minDigits ? undefined : searched.slice(-identifyingDigits);
}
