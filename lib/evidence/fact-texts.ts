import type { Locale } from "@/lib/platform/i18n/locales";
import type { Transfer } from "@/lib/transfers/kinds";

/** An amount with its currency, as readers of the language write it. All decimals are kept. */
export function amountText({ amount, asset }: Pick<Transfer, "amount" | "asset">, locale: Locale): string | undefined {
  if (amount === null || asset === null) return undefined;
  const [whole = "0", decimals = ""] = amount.split(".");
  const parts = new Intl.NumberFormat(locale).formatToParts(BigInt(whole));
  const mark = locale === "en" ? "." : ",";
  return `${parts.map(({ value }) => value).join("")}${decimals && mark}${decimals} ${asset}`;
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
