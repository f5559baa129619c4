import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";

/** A number as it is read aloud, "+1 416 555 0123"; one without a country's code is taken for the given country's. What makes no number stays as it was typed. */
export function formatPhone(typed: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : typed;
}
