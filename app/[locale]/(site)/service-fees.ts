import type { ServiceFees } from "@/components/site/services-section";
import { isDatabaseAway } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import { tagPage } from "@/lib/platform/page-tags";
import { priceBookTag } from "@/lib/services/loaders";
import { currencyFor } from "@/lib/services/price";
import { listCatalogue } from "@/lib/services/queries";
import { viewService } from "@/lib/services/view";

/** What first appointments cost, for cards; none while the database is away, since no price is better than a wrong one. */
export async function serviceFees(locale: Locale): Promise<ServiceFees> {
  await tagPage(priceBookTag);
  try {
    const services = (await listCatalogue()).filter(({ isActive }) => isActive);
    const views = services.map((service) => viewService(service, { locale, currency: currencyFor(locale) }));
    return Object.fromEntries(
      views.map(({ slug, formattedPrice, formattedDuration }) => [slug, { price: formattedPrice, duration: formattedDuration }]),
    );
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log("warn", "prices.unread", errorFields(error));
    return {};
  }
}
