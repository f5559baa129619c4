/** Each locale that has pages, with the prefix of its public URLs. English has no prefix. */
export const localePrefixes = { en: "", de: "/de", "fr-CA": "/fr-ca" } as const;

export type Locale = keyof typeof localePrefixes;

export const locales = ["en", "de", "fr-CA"] as const satisfies readonly Locale[];
export const defaultLocale: Locale = "en";

/** The languages' own names, for the language switch. */
export const localeNames = { en: "English", de: "Deutsch", "fr-CA": "Français" } as const satisfies Record<
  Locale,
  string
>;

/**
 * Whether the value is one of `locales`, in exactly this spelling. `parseLocale` accepts other spellings and variants
 * too.
 */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(localePrefixes, value);
}

/**
 * Returns the site's locale for the language of a BCP 47 tag. Undefined if the site has no pages in this language. All
 * variants of English, German and French are supported: for `de-AT` it returns `de`, and for `fr` it returns `fr-CA`.
 */
export function parseLocale(tag: string): Locale | undefined {
  const language = tag
    .trim()
    .toLowerCase()
    .match(/^([a-z]{2,3})(?:[-_][a-z0-9]{2,8})*$/)?.[1];
  return locales.find((locale) => locale.split("-")[0] === language);
}

/** Returns the tag for `Intl`. In English, dates and money are formatted as in the country of the profile. */
export function intlLocale(locale: Locale, profile: "ca" | "uk"): string {
  if (locale !== "en") return locale;
  return profile === "ca" ? "en-CA" : "en-GB";
}
