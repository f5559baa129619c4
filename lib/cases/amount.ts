import type { Locale } from "@/lib/platform/i18n/locales";

const intlLocales = { en: "en-CA", de: "de-DE", "fr-CA": "fr-CA" } as const satisfies Record<Locale, string>;

/**
 * "CAD 1,240.00" or "BTC 0.0150": the code first, since several dollars and many assets occur. The amount is not
 * rounded.
 */
export function formatAmount(amount: string, currency: string, locale: Locale): string {
  const isAsset = !Intl.supportedValuesOf("currency").includes(currency);
  const format = new Intl.NumberFormat(intlLocales[locale], {
    minimumFractionDigits: isAsset ? 0 : 2,
    maximumFractionDigits: 18,
  });
  return `${currency}\u00a0${format.format(amount as `${number}`)}`;
}
