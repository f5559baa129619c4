"use client";

import { useEffect, useRef } from "react";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { countryOfZone } from "@/lib/platform/time/zone-country";

/**
 * The texts and options of the field. The server lists the countries, so the browser does not load the phone number
 * library.
 */
export type PhoneCountryTexts = {
  readonly label: string;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  /** The country that is selected for a visitor who has not chosen a country. */
  readonly preset: string;
};

type Props = { readonly texts: PhoneCountryTexts; readonly initial: string | undefined };

/**
 * The country of a phone number that is entered without "+". Without this field, a Berlin number could be mistaken for
 * a Toronto number.
 */
export function PhoneCountryField({ texts: { label, countries, preset }, initial }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (initial !== undefined) return;
    let isShown = true;
    void visitorsCountry(countries.map(({ value }) => value)).then((country) => {
      const element = select.current;
      // The country that was found replaces the preset, but not a country that the visitor has chosen in the meantime.
      if (isShown && country && element?.value === preset) element.value = country;
    });
    return () => {
      isShown = false;
    };
  }, [countries, initial, preset]);
  return (
    <Field id="phoneCountry" label={label}>
      {/* The key forces a new select when `initial` changes. A browser applies the default value only once. */}
      <Select
        key={initial}
        ref={select}
        id="phoneCountry"
        name="phoneCountry"
        autoComplete="off"
        defaultValue={initial ?? preset}
      >
        {countries.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/**
 * Finds the visitor's country by the browser's time zone or, if no country in the list has that zone, by the browser's
 * language. The language comes second, because people abroad keep the language of their home country. On a mobile
 * device, the search takes several milliseconds per country. It pauses after every 5 countries to let the browser
 * respond to the visitor.
 */
async function visitorsCountry(countries: readonly string[]): Promise<string | undefined> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const atOnce = 5;
  for (let from = 0; from < countries.length; from += atOnce) {
    const country = countryOfZone(timeZone, countries.slice(from, from + atOnce));
    if (country) return country;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const region = regionOf(navigator.language);
  return countries.find((country) => country === region);
}

/**
 * The region of a language tag. Some browsers report a system locale that is not a valid tag, such as "en-US@posix".
 */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
