import { profile } from "@/lib/firm/profile";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

import type { Service } from "./service";

/** The chosen currency; by default euros on German pages and the firm's own currency on all others. */
export function currencyFor(locale: Locale, chosen?: Currency): Currency {
  return chosen ?? (locale === "de" ? "EUR" : profile().currency);
}

/** The price of a first appointment in minor units. Throws when the price book lacks the currency. */
export function initialPrice(service: Service, currency: Currency): number {
  const price = service.prices[currency];
  if (!price) throw new Error(`No price in ${currency} for service ${service.slug}`);
  return price.initialMinor;
}

/** The price of a follow-up in minor units. Null when follow-ups of this service are not sold. */
export function followUpPrice(service: Service, currency: Currency): number | null {
  return service.prices[currency]?.followUpMinor ?? null;
}
