import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import type { Currency } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { idOf, thing } from "./thing";
import type { JsonObject, Thing } from "./thing";

export type ServiceOffer = {
  /** The name of the offer: "First appointment" or "Follow-up". */
  readonly name: string;
  readonly priceMinor: number;
  readonly currency: Currency;
  /** The English path of the offer's booking page, with the query. */
  readonly path: string;
};

export type DescribedService = {
  readonly locale: Locale;
  /** The English path of the service's page or of its section on a page. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly serviceType: string;
  readonly offers: readonly ServiceOffer[];
  readonly today: Day;
};

/** How many days from today a price is marked as valid. The specification of this site requires one year. */
const validDays = 365;

/** A service with its prices. Prices include taxes. */
export function service({ locale, path, name, description, serviceType, offers, today }: DescribedService): Thing {
  const url = absoluteUrl(locale, path);
  return thing("Service", {
    "@id": url.includes("#") ? url : `${url}#service`,
    url,
    name,
    description,
    serviceType,
    provider: { "@id": idOf("firm") },
    offers: offers.map((offer) => offerOf(offer, { locale, validUntil: addDays(today, validDays) })),
  });
}

function offerOf(
  { name, priceMinor, currency, path }: ServiceOffer,
  { locale, validUntil }: { locale: Locale; validUntil: Day },
): JsonObject {
  return {
    "@type": "Offer",
    name,
    url: absoluteUrl(locale, path),
    // Every currency of the price book has two decimals.
    price: (priceMinor / 100).toFixed(2),
    priceCurrency: currency,
    priceValidUntil: validUntil,
    availability: "https://schema.org/InStock",
  };
}
