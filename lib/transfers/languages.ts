/** What a locale says about numbers, dates and money. `country` is the reader's own where the language has only one. */
export type Habits = {
  /** The mark before the decimals. */
  readonly decimal: "." | ",";
  /** Whether a date such as 03/04/2026 begins with the day. Undefined where both orders are common. */
  readonly dayFirst: boolean | undefined;
  /** The currency of an amount without one. Undefined where the language does not tell. */
  readonly currency: string | undefined;
  /** The currency that "$" stands for. */
  readonly dollar: string;
  readonly home: readonly string[];
};

const habits: Readonly<Record<string, Habits>> = {
  en: { decimal: ".", dayFirst: undefined, currency: undefined, dollar: "USD", home: [] },
  "en-CA": { decimal: ".", dayFirst: undefined, currency: "CAD", dollar: "CAD", home: [] },
  "en-US": { decimal: ".", dayFirst: undefined, currency: "USD", dollar: "USD", home: [] },
  "en-GB": { decimal: ".", dayFirst: true, currency: "GBP", dollar: "USD", home: ["GB"] },
  de: { decimal: ",", dayFirst: true, currency: "EUR", dollar: "USD", home: ["DE"] },
  "de-AT": { decimal: ",", dayFirst: true, currency: "EUR", dollar: "USD", home: ["AT"] },
  "de-CH": { decimal: ".", dayFirst: true, currency: "CHF", dollar: "USD", home: ["CH", "LI"] },
  fr: { decimal: ",", dayFirst: true, currency: "EUR", dollar: "USD", home: ["FR"] },
  "fr-CH": { decimal: ".", dayFirst: true, currency: "CHF", dollar: "USD", home: ["CH"] },
  "fr-CA": { decimal: ",", dayFirst: true, currency: "CAD", dollar: "CAD", home: [] },
};

const plainEnglish: Habits = { decimal: ".", dayFirst: undefined, currency: undefined, dollar: "USD", home: [] };

/** The habits of a locale, or else of its language. */
export function habitsOf(locale: string): Habits {
  const [language = ""] = locale.split("-");
  return habits[locale] ?? habits[language] ?? plainEnglish;
}
