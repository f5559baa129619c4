import { moneyOf } from "../account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Fee = {
  readonly rateBasisPoints: number;
  readonly arrivedMinor: number;
  readonly currency: string;
  readonly arrivedOn: Day;
  readonly agreedOn: Day;
};

/** Formats a rate, for example "12.5%". */
export function formatRate(basisPoints: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(basisPoints / 10_000);
}

/**
 * Returns the text that describes the fee on the invoice. It states the agreed rate, the amount of money that arrived,
 * the day of its arrival and the day of the agreement.
 */
export function feeText({ rateBasisPoints, arrivedOn, agreedOn, ...money }: Fee, locale: Locale): string {
  return translatorFor(locale, "payments")("fee", {
    rate: formatRate(rateBasisPoints, locale),
    amount: moneyOf(money.arrivedMinor, money, locale),
    arrived: formatCalendarDate(arrivedOn, locale),
    agreed: formatCalendarDate(agreedOn, locale),
  });
}
