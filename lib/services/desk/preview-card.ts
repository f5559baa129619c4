import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney } from "@/lib/platform/money/money";

import { currencyFor, followUpPrice, hasPriceIn } from "../price";
import type { Service } from "../service";
import { toServiceView } from "../service-view";

/** A service as the pages in one language show it, with the prices in the currency of this language. */
export type PreviewCard = {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  /** The price and the length of a first appointment. */
  readonly terms: string;
  /** The price of a follow-up, as a sentence. Null if none is sold. */
  readonly followUp: string | null;
  /** Whether the texts are in English because there are none in this language. */
  readonly isUntranslated: boolean;
};

/** The service's card in one language. */
export function previewCard(service: Service, locale: Locale): PreviewCard {
  const currency = currencyFor(locale);
  const view = hasPriceIn(service, currency) ? toServiceView(service, { locale, currency }) : undefined;
  const text = service.texts[locale] ?? service.texts.en;
  const minutes = translatorFor(locale, "common")("minutes", { count: service.minutes });
  const followUp = followUpPrice(service, currency);
  return {
    locale,
    name: text?.name ?? "",
    description: text?.description ?? "",
    terms: view ? `${view.formattedPrice}, ${minutes}` : minutes,
    followUp:
      followUp === null
        ? null
        : translatorFor(locale, "servicePreview")("followUp", { price: formatMoney(followUp, currency, locale) }),
    isUntranslated: service.texts[locale] === undefined,
  };
}
