import type { ServiceFees } from "@/components/site/services-section";
import type { Locale } from "@/lib/platform/i18n/locales";
import { loadPriceBook } from "@/lib/services/loaders";
import { currencyFor } from "@/lib/services/price";
import { viewService } from "@/lib/services/view";

/** What first appointments cost, for cards; none while the database is away, since no price is better than a wrong one. */
export async function serviceFees(locale: Locale): Promise<ServiceFees> {
  const services = (await loadPriceBook()).filter(({ isActive }) => isActive);
  const views = services.map((service) => viewService(service, { locale, currency: currencyFor(locale) }));
  return Object.fromEntries(
    views.map(({ slug, formattedPrice, formattedDuration }) => [
      slug,
      { price: formattedPrice, duration: formattedDuration },
    ]),
  );
}
