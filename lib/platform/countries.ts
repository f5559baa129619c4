import { getCountries, getCountryCallingCode } from "libphonenumber-js";

import type { Locale } from "./i18n/locales";
import { countryOfZone } from "./time/zone-country";

/** A country as an option of a form: "DE" and "Germany". */
export type CountryOption = { readonly value: string; readonly label: string };

type Code = Parameters<typeof getCountryCallingCode>[0];

/** The countries of most visitors of each language, the most frequent first. */
const likely: Readonly<Record<Locale, readonly string[]>> = {
  en: ["CA", "US", "GB", "IE", "AU"],
  de: ["DE", "AT", "CH", "LI", "LU"],
  "fr-CA": ["CA", "FR", "BE", "CH", "US"],
};

const lists = new Map<Locale, readonly CountryOption[]>();

/** All countries with phone numbers in the reader's language: the likely ones, then the others from A to Z. */
export function countries(locale: Locale): readonly CountryOption[] {
  const known = lists.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const all = getCountries().map((code) => ({ value: code as string, label: names.of(code) ?? code }));
  const first = likely[locale].flatMap((code) => all.filter(({ value }) => value === code));
  const others = all
    .filter(({ value }) => !likely[locale].includes(value))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const list = [...first, ...others];
  lists.set(locale, list);
  return list;
}

/** The countries of `countries` with their calling codes: "Germany (+49)". */
export function phoneCountries(locale: Locale): readonly CountryOption[] {
  return countries(locale).map(({ value, label }) => ({
    value,
    label: `${label} (+${getCountryCallingCode(value as Code)})`,
  }));
}

type Visitor = {
  readonly locale: Locale;
  /** The visitor's time zone, if it is known. */
  readonly zone?: string | undefined;
  /** The country of the firm. */
  readonly home: string;
};

/**
 * The country that a field starts with. In a phone field, the browser may replace it with a better guess before the
 * field is used.
 */
export function likelyCountry({ locale, zone, home }: Visitor): string {
  const fromZone = zone === undefined ? undefined : countryOfZone(zone, getCountries());
  return fromZone ?? (locale === "de" ? "DE" : locale === "fr-CA" ? "CA" : home);
}

/**
 * The country for a phone number without a country code that staff read or enter: that of the person's time zone,
 * otherwise that of the firm. The staff member's language says nothing about the person.
 */
export function countryForStaff({ zone, home }: Pick<Visitor, "zone" | "home">): string {
  return (zone === undefined ? undefined : countryOfZone(zone, getCountries())) ?? home;
}
