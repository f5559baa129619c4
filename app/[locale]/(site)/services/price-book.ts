import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { currencies, formatMoney, isFree } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { loadPriceBook } from "@/lib/services/loaders";
import { textOf } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

/** What one appointment costs: in minor units, and as the reader's language writes it. */
export type Price = { readonly minor: number; readonly text: string };

export type PriceRow = {
  readonly slug: string;
  readonly name: string;
  readonly duration: string;
  readonly isOpenToNewClients: boolean;
  /** No follow-up where none is sold. */
  readonly prices: Readonly<
    Record<Currency, { readonly initial: Price | undefined; readonly followUp: Price | undefined }>
  >;
};

/** Every service on offer with its prices in all currencies; none while the database is away, since no price is better than a wrong one. */
export async function readPriceBook(locale: Locale): Promise<readonly PriceRow[]> {
  return (await loadPriceBook()).filter(({ isActive }) => isActive).map((service) => rowOf(service, locale));
}

function rowOf(service: Service, locale: Locale): PriceRow {
  const t = translatorFor(locale, "common");

  function priceOf(minor: number | null | undefined, currency: Currency): Price | undefined {
    if (minor === null || minor === undefined) return undefined;
    return { minor, text: isFree(minor) ? t("free") : formatMoney(minor, currency, locale) };
  }

  function pricesIn(currency: Currency) {
    const book = service.prices[currency];
    return { initial: priceOf(book?.initialMinor, currency), followUp: priceOf(book?.followUpMinor, currency) };
  }

  const [cad, gbp, eur] = currencies;
  return {
    slug: service.slug,
    name: textOf(service, locale).name,
    duration: t("minutes", { count: service.minutes }),
    isOpenToNewClients: service.availableForNewClients,
    prices: { [cad]: pricesIn(cad), [gbp]: pricesIn(gbp), [eur]: pricesIn(eur) },
  };
}
