import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isFree } from "@/lib/platform/money/money";
import { loadPriceBook } from "@/lib/services/loaders";
import { currencyFor, hasPriceIn, initialPrice } from "@/lib/services/price";
import { isOffered } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";
import { toServiceView } from "@/lib/services/service-view";

import { toPriceRow } from "../price-list";
import type { PriceRow, ServiceFees } from "../price-list";

/**
 * Every offered service with its prices in all currencies. The list is empty during a database outage, because a
 * missing price does less harm than a wrong price.
 */
export async function loadPriceList(locale: Locale): Promise<readonly PriceRow[]> {
  return (await offeredServices()).map((service) => toPriceRow(service, locale));
}

/** The prices and durations on the home page's cards, in the locale's currency. Empty during a database outage. */
export async function loadServiceFees(locale: Locale): Promise<ServiceFees> {
  const currency = currencyFor(locale);
  const views = (await offeredServices())
    .filter((service) => hasPriceIn(service, currency))
    .map((service) => toServiceView(service, { locale, currency }));
  return Object.fromEntries(
    views.map(({ slug, formattedPrice, formattedDuration }) => [
      slug,
      { price: formattedPrice, duration: formattedDuration },
    ]),
  );
}

/**
 * The lowest price of a first appointment in the locale's currency. Free appointments and services that are closed to
 * new clients do not count. Undefined if there is no such price or the database is unavailable.
 */
export async function loadLowestPrice(locale: Locale): Promise<string | undefined> {
  const currency = currencyFor(locale);
  const prices = (await offeredServices())
    .filter((service) => service.availableForNewClients && hasPriceIn(service, currency))
    .map((service) => initialPrice(service, currency))
    .filter((minor) => !isFree(minor));
  return prices.length > 0 ? formatMoney(Math.min(...prices), currency, locale) : undefined;
}

async function offeredServices(): Promise<readonly Service[]> {
  return (await loadPriceBook()).filter(isOffered);
}
