import { getTranslations } from "next-intl/server";

import { loadFirm } from "@/lib/firm/load-firm";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dayOf } from "@/lib/platform/time/zone";
import { currencyFor } from "@/lib/services/price";
import { service } from "@/lib/site/structured-data/service";
import type { ServiceOffer } from "@/lib/site/structured-data/service";
import type { Thing } from "@/lib/site/structured-data/thing";

import { bookingPathOf, pathOf } from "./kinds";
import type { Kind } from "./kinds";
import type { PriceRow } from "./price-book";

/** A kind of help for machines, at the prices that the page itself names. */
export async function describe(kind: Kind, rows: readonly PriceRow[], locale: Locale): Promise<Thing> {
  const t = await getTranslations("services");
  const currency = currencyFor(locale);
  const prices = rows.find(({ slug }) => slug === kind.slug)?.prices[currency];
  const offered = [
    { name: t("labels.first"), price: prices?.initial },
    { name: t("labels.followUp"), price: prices?.followUp },
  ];
  const offers = offered.flatMap(({ name, price }): ServiceOffer[] =>
    price ? [{ name, priceMinor: price.minor, currency, path: bookingPathOf(kind) }] : [],
  );
  return service({
    locale,
    path: pathOf(kind),
    name: t(`items.${kind.key}.title`),
    description: t(`items.${kind.key}.description`),
    serviceType: kind.slug,
    offers,
    today: dayOf(Date.now(), (await loadFirm()).zone),
  });
}
