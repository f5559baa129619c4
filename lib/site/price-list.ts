import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { currencies, formatMoney, isFree } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { isBookable, textOf } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

/** The price of an appointment in minor units, and as text in the reader's language. */
export type Price = { readonly minor: number; readonly text: string };

export type PriceRow = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly duration: string;
  readonly isOpenToNewClients: boolean;
  /** Whether visitors can book it online. */
  readonly isBookable: boolean;
  /**
   * Both prices are undefined if the service has no prices in the currency. `followUp` is also undefined if the service
   * has no follow-up appointments.
   */
  readonly prices: Readonly<
    Record<Currency, { readonly initial: Price | undefined; readonly followUp: Price | undefined }>
  >;
};

/** Price and duration of a first appointment as formatted texts, by the service's slug. */
export type ServiceFees = Readonly<Record<string, { readonly price: string; readonly duration: string }>>;

/** The lowest price of a first appointment in the list, without free appointments and closed services. */
export function lowestPriceIn(rows: readonly PriceRow[], currency: Currency): Price | undefined {
  return rows
    .filter(({ isOpenToNewClients }) => isOpenToNewClients)
    .flatMap(({ prices }) => prices[currency].initial ?? [])
    .filter(({ minor }) => !isFree(minor))
    .sort((one, other) => one.minor - other.minor)[0];
}

/** Formats a service with its prices in all currencies. */
export function toPriceRow(service: Service, locale: Locale): PriceRow {
  const t = translatorFor(locale, "common");

  function toPrice(minor: number | null | undefined, currency: Currency): Price | undefined {
    if (minor === null || minor === undefined) return undefined;
    return { minor, text: isFree(minor) ? t("free") : formatMoney(minor, currency, locale) };
  }

  function pricesIn(currency: Currency) {
    const prices = service.prices[currency];
    return { initial: toPrice(prices?.initialMinor, currency), followUp: toPrice(prices?.followUpMinor, currency) };
  }

  const [cad, gbp, eur] = currencies;
  return {
    slug: service.slug,
    ...textOf(service, locale),
    duration: t("minutes", { count: service.minutes }),
    isOpenToNewClients: service.availableForNewClients,
    isBookable: isBookable(service),
    prices: { [cad]: pricesIn(cad), [gbp]: pricesIn(gbp), [eur]: pricesIn(eur) },
  };
}
