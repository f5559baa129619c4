import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Day } from "@/lib/platform/time/day";
import { currencyFor } from "@/lib/services/price";

import type { PriceRow } from "../price-list";
import { serviceBookingPath, servicePath } from "../service-pages";
import type { ServicePage } from "../service-pages";
import { service } from "./service";
import type { ServiceOffer } from "./service";
import type { Thing } from "./thing";

type Offered = {
  readonly locale: Locale;
  readonly rows: readonly PriceRow[];
  readonly today: Day;
};

/**
 * The structured data of a service page, with the price of the first appointment. Follow-up appointments are left out,
 * because only a client who has completed an appointment can book one.
 */
export function offeredService(page: ServicePage, { locale, rows, today }: Offered): Thing {
  const t = translatorFor(locale, "services");
  const currency = currencyFor(locale);
  const price = rows.find(({ slug }) => slug === page.slug)?.prices[currency].initial;
  const offers: ServiceOffer[] = price
    ? [{ name: t("labels.first"), priceMinor: price.minor, currency, path: serviceBookingPath(page) }]
    : [];
  return service({
    locale,
    path: servicePath(page),
    name: t(`items.${page.key}.title`),
    description: t(`items.${page.key}.description`),
    serviceType: page.slug,
    offers,
    today,
  });
}
