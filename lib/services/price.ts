import { profile } from "@/lib/firm/profile";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

import type { Service } from "./service";

/** German pages name euros, all others the firm's own currency, unless the reader has chosen. */
export function currencyFor(locale: Locale, chosen?: Currency): Currency {
  return chosen ?? (locale === "de" ? "EUR" : profile().currency);
}

/** The price of a first appointment, in minor units. Throws where the price book lacks the currency: it never guesses. */
export function initialPrice(service: Service, currency: Currency): number {
  const price = service.prices[currency];
  if (!price) throw new Error(`No price in ${currency} for service ${service.slug}`);
  return price.initialMinor;
}
