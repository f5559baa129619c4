import { profile } from "@/lib/firm/profile";
import { isSold, soldCurrencies } from "@/lib/firm/sold-currencies";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

import type { Service } from "./service";

/**
 * The chosen currency if the firm sells in it. The default is euros on German pages and the currency of the firm's
 * country on all other pages.
 */
export function currencyFor(locale: Locale, chosen?: Currency): Currency {
  const own = [locale === "de" ? "EUR" : profile().currency, profile().currency] as const;
  return [chosen, ...own, ...soldCurrencies()].find(isSold) ?? profile().currency;
}

/** Whether the service has a price in the currency today. Without one, it is not offered in this currency. */
export function hasPriceIn(service: Pick<Service, "prices">, currency: Currency): boolean {
  return service.prices[currency] !== undefined;
}

/** The price of a first appointment in minor units. Throws if the price book has no price in the currency. */
export function initialPrice(service: Service, currency: Currency): number {
  const price = service.prices[currency];
  if (!price) throw new Error(`No price in ${currency} for service ${service.slug}`);
  return price.initialMinor;
}

/** The price of a follow-up appointment in minor units. Null if the service has no follow-up price in this currency. */
export function followUpPrice(service: Service, currency: Currency): number | null {
  return service.prices[currency]?.followUpMinor ?? null;
}
