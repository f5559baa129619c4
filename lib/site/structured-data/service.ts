import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import type { Currency } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { idOf, thing } from "./thing";
import type { JsonObject, Thing } from "./thing";

export type ServiceOffer = {
  /** "First appointment", "Follow-up". */
  readonly name: string;
  readonly priceMinor: number;
  readonly currency: Currency;
  /** Where it is booked: the English path, with its query. */
  readonly path: string;
};

export type DescribedService = {
  readonly locale: Locale;
  /** The service's own page, or the part of a page: the English path. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly serviceType: string;
  readonly offers: readonly ServiceOffer[];
  readonly today: Day;
};

/** How long a stated price is good for (specification: price validity one year). */
const validDays = 365;

/** A service with its prices, taxes included. */
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
    // Every currency of the price book has a hundred parts.
    price: (priceMinor / 100).toFixed(2),
    priceCurrency: currency,
    priceValidUntil: validUntil,
    availability: "https://schema.org/InStock",
  };
}
