import { currencies } from "@/lib/platform/money/money";
import type { Day } from "@/lib/platform/time/day";

import { pricesOn } from "../price-periods";
import type { PricePeriod } from "../price-periods";

/** Both prices of a currency from a day on. */
export type PriceSpan = {
  readonly currency: string;
  readonly from: Day;
  /** The day on which another price begins. Undefined for the last one. */
  readonly next: Day | undefined;
  readonly initialMinor: number | null;
  readonly followUpMinor: number | null;
};

/** The prices of first appointments and follow-ups side by side, by currency and first day. */
export function priceSpans(periods: readonly PricePeriod[]): readonly PriceSpan[] {
  return currencies.flatMap((currency) => {
    const own = periods.filter((period) => period.currency === currency);
    const days = [...new Set(own.map(({ validFrom }) => validFrom))].toSorted();
    return days.map((from, index) => {
      const price = pricesOn(own, from)[currency];
      return {
        currency,
        from,
        next: days[index + 1],
        initialMinor: price?.initialMinor ?? null,
        followUpMinor: price?.followUpMinor ?? null,
      };
    });
  });
}
