import { getCountries, getCountryCallingCode } from "libphonenumber-js";

import type { Locale } from "../i18n/locales";
import { boundedCache } from "../time/bounded-cache";
import { countryOfZone } from "../time/zone-country";

/** A country as an option of a form: "DE" and "Germany". */
export type CountryOption = { readonly value: string; readonly label: string };

type Code = Parameters<typeof getCountryCallingCode>[0];

/**
 * For each language, the countries in which a visitor most likely lives, the most likely country first. In English, the
 * firm's country comes before them.
 */
const likely: Readonly<Record<Locale, readonly string[]>> = {
  en: ["CA", "US", "GB", "IE", "AU"],
  de: ["DE", "AT", "CH", "LI", "LU"],
  "fr-CA": ["CA", "FR", "BE", "CH", "US"],
};

const lists = new Map<string, readonly CountryOption[]>();

/**
 * Lists all countries that have a calling code, in the reader's language: likely countries first, then from A to Z.
 * `home` is the country of the firm.
 */
export function countries(locale: Locale, home: string): readonly CountryOption[] {
  const key = `${locale} ${home}`;
  const cached = lists.get(key);
  if (cached) return cached;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const all = getCountries().map((code) => ({ value: code as string, label: names.of(code) ?? code }));
  const likelyHere = locale === "en" ? [...new Set([home, ...likely.en])] : likely[locale];
  const first = likelyHere.flatMap((code) => all.filter(({ value }) => value === code));
  const others = all
    .filter(({ value }) => !likelyHere.includes(value))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const list = [...first, ...others];
  lists.set(key, list);
  return list;
}

/** Lists all countries with their calling codes, for example "Germany (+49)". `home` is the country of the firm. */
export function phoneCountries(locale: Locale, home: string): readonly CountryOption[] {
  return countries(locale, home).map(({ value, label }) => ({
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
 * Returns the country that is preselected in a form. In a phone field, the browser may replace it with a better guess
 * before the visitor uses the field.
 */
export function likelyCountry({ locale, zone, home }: Visitor): string {
  const fromZone = zone === undefined ? undefined : countryWithZone(zone);
  return fromZone ?? (locale === "de" ? "DE" : locale === "fr-CA" ? "CA" : home);
}

/** The countries of zones, because to look one up takes longer than to check all other cells of an imported row. */
const cachedCountry = boundedCache<string | null>(1_024);

/** Returns the country that contains this time zone. Undefined if it is unknown. */
export function countryWithZone(zone: string): string | undefined {
  return cachedCountry(zone, () => countryOfZone(zone, getCountries()) ?? null) ?? undefined;
}

/**
 * Returns the country to assume if staff read or enter a client's phone number without a country code. It is the
 * country of the client's time zone, or the firm's country if the time zone is unknown. The staff member's language is
 * not used, because it says nothing about the client.
 */
export function countryForStaff({ zone, home }: Pick<Visitor, "zone" | "home">): string {
  return (zone === undefined ? undefined : countryWithZone(zone)) ?? home;
}
