import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isFree } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";

import { followUpPrice, initialPrice } from "./price";
import { isServiceId, textOf } from "./service";
import type { Service } from "./service";

/** A service in the API and the wizard. `price` is in minor units of `currency`, and `duration` is in minutes. */
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

type Viewed = {
  readonly locale: Locale;
  readonly currency: Currency;
  /** Whether the visitor books a follow-up appointment. Ignored if the service has no follow-up price. */
  readonly isFollowUp?: boolean;
};

/** Converts a service for one reader. Texts are in `locale`, and the price is in `currency`. */
export function toServiceView(service: Service, { locale, currency, isFollowUp = false }: Viewed): ServiceView {
  const t = translatorFor(locale, "common");
  const followUp = isFollowUp ? followUpPrice(service, currency) : null;
  const price = followUp ?? initialPrice(service, currency);
  return {
    _id: service.id,
    id: service.id,
    mongoObjectId: service.id,
    slug: service.slug,
    ...textOf(service, locale),
    name: bookedName(service, { locale, isFollowUp: followUp !== null }),
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

/** The service's name in the given language. The name of a follow-up appointment says that it is a follow-up. */
export function bookedName(
  service: Service,
  { locale, isFollowUp }: { readonly locale: Locale; readonly isFollowUp: boolean },
): string {
  const { name } = textOf(service, locale);
  return isFollowUp ? translatorFor(locale, "common")("followUp", { service: name }) : name;
}
