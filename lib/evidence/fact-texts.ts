import type { Locale } from "@/lib/platform/i18n/locales";
import type { Transfer } from "@/lib/transfers/kinds";

const formats = new Map<Locale, Intl.NumberFormat>();

/** A number of any length, such as "9800.00", as readers of the language write it. All decimals are kept. */
export function numberText(number: string, locale: Locale): string {
  const [whole = "0", decimals = ""] = number.split(".");
  // A format takes longer to make than to use, and a table has thousands of amounts.
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  const mark = locale === "en" ? "." : ",";
  return `${format.format(BigInt(whole))}${decimals && mark}${decimals}`;
}

/** An amount with its currency, as readers of the language write it. */
export function amountText({ amount, asset }: Pick<Transfer, "amount" | "asset">, locale: Locale): string | undefined {
  return amount === null || asset === null ? undefined : `${numberText(amount, locale)} ${asset}`;
}

/** A clock time with its zone, if both are known. */
export function timeText({ time, zone }: Pick<Transfer, "time" | "zone">, locale: Locale): string | undefined {
  if (time === null) return undefined;
  const clock = { en: time, de: `${time} Uhr`, "fr-CA": time.replace(/^(\d+):(\d\d)/, "$1\u00a0h\u00a0$2") }[locale];
  return zone === null ? clock : `${clock} (${zone})`;
}

/** Several facts as one. Undefined if there is none. */
export function listText(facts: readonly string[], locale: Locale): string | undefined {
  const different = [...new Set(facts)];
  return different.length === 0 ? undefined : new Intl.ListFormat(locale).format(different);
}
