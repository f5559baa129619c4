import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isFree } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";

import { initialPrice } from "./price";
import { isServiceId, textOf } from "./service";
import type { Service } from "./service";

/** A service in the API and the wizard. `price` in minor units of `currency`, `duration` in minutes. */
export type ServiceView = {
  readonly _id: string;
  readonly id: string;
  readonly mongoObjectId: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly duration: number;
  readonly price: number;
  readonly currency: Currency;
  readonly formattedPrice: string;
  readonly formattedDuration: string;
  readonly icon: string;
  readonly category: string;
  readonly type: string;
  readonly isActive: boolean;
  readonly availableForNewClients: boolean;
  readonly isValidObjectId: boolean;
  readonly isDevelopmentFallback: boolean;
};

export function toServiceView(
  service: Service,
  { locale, currency }: { readonly locale: Locale; readonly currency: Currency },
): ServiceView {
  const t = translatorFor(locale, "common");
  const price = initialPrice(service, currency);
  return {
    _id: service.id,
    id: service.id,
    mongoObjectId: service.id,
    slug: service.slug,
    ...textOf(service, locale),
    duration: service.minutes,
    price,
    currency,
    formattedPrice: isFree(price) ? t("free") : formatMoney(price, currency, locale),
    formattedDuration: t("minutes", { count: service.minutes }),
    icon: service.icon,
    category: service.category,
    type: service.type,
    isActive: service.isActive,
    availableForNewClients: service.availableForNewClients,
    isValidObjectId: isServiceId(service.id),
    isDevelopmentFallback: false,
  };
}
