import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isFree } from "@/lib/platform/money/money";

import { offeredService } from "./offer";
import { isServiceId } from "./service";
import type { ServiceView } from "./service-view";

/** The services that the wizard shows if the catalogue cannot be loaded (specification, section 4). Prices in pence. */
const offline = [
  { slug: "cryptocurrency-recovery", key: "cryptocurrency", price: 75_000 },
  { slug: "investment-fraud-recovery", key: "investment", price: 50_000 },
  { slug: "initial-consultation", key: "initial", price: 0 },
  { slug: "financial-investigation", key: "investigation", price: 60_000 },
] as const;

/** The four fallback services. They are displayed but cannot be booked. */
export function fallbackServices(locale: Locale): readonly ServiceView[] {
  const t = translatorFor(locale, "common");
  const names = translatorFor(locale, "fallbackServices");
  return offline.map(({ slug, key, price }) => {
    const { icon, category, minutes } = offeredService(slug);
    return {
      _id: slug,
      id: slug,
      mongoObjectId: slug,
      slug,
      name: names(`${key}.name`),
      description: names(`${key}.description`),
      duration: minutes,
      price,
      currency: "GBP",
      formattedPrice: isFree(price) ? t("free") : formatMoney(price, "GBP", locale),
      formattedDuration: t("minutes", { count: minutes }),
      icon,
      category,
      type: slug,
      isActive: true,
      availableForNewClients: true,
      isValidObjectId: isServiceId(slug),
      isDevelopmentFallback: true,
    };
  });
}
