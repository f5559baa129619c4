import { isCurrency } from "@/lib/platform/money/money";
import type { Day } from "@/lib/platform/time/day";

/**
 * A price from a day on. It holds from the midnight of this day in the zone of the office, until the next period of the
 * same currency and kind begins.
 */
export type PricePeriod = {
  readonly currency: string;
  readonly kind: "initial" | "follow_up";
  readonly validFrom: Day;
  /** The price in minor units. Null if follow-up appointments are not sold from this day on. */
  readonly amountMinor: number | null;
};

/** Prices by currency, in minor units. A currency is missing if no price has begun in it. */
export type CurrentPrices = Readonly<
  Record<string, { readonly initialMinor: number; readonly followUpMinor: number | null }>
>;

/** The first day of prices that have always held. */
export const alwaysFrom: Day = "2000-01-01";

/** The highest price in minor units: one million. The database refuses a higher one. */
export const maxPriceMinor = 100_000_000;

/** The prices that hold on a day. */
export function pricesOn(periods: readonly PricePeriod[], day: Day): CurrentPrices {
  const begun = periods.filter(({ validFrom }) => validFrom <= day);
  const latest = (currency: string, kind: PricePeriod["kind"]) =>
    begun
      .filter((period) => period.currency === currency && period.kind === kind)
      .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]?.amountMinor ?? null;
  return Object.fromEntries(
    [...new Set(begun.map(({ currency }) => currency))].flatMap((currency) => {
      const initialMinor = latest(currency, "initial");
      return initialMinor === null ? [] : [[currency, { initialMinor, followUpMinor: latest(currency, "follow_up") }]];
    }),
  );
}

/** The first day after `day` on which another price begins. Undefined if none is planned. */
export function nextPriceDay(periods: readonly PricePeriod[], day: Day): Day | undefined {
  return periods
    .map(({ validFrom }) => validFrom)
    .filter((validFrom) => validFrom > day)
    .toSorted()[0];
}

/** By currency, the first day after `day` on which another price begins. */
export function nextPriceDays(periods: readonly PricePeriod[], day: Day): Readonly<Record<string, Day>> {
  return Object.fromEntries(
    [...new Set(periods.map(({ currency }) => currency))].flatMap((currency) => {
      const next = nextPriceDay(
        periods.filter((period) => period.currency === currency),
        day,
      );
      return next === undefined ? [] : [[currency, next]];
    }),
  );
}

/** The prices that a form contains, and the day from which the changed ones hold. */
export type PlannedPrices = {
  readonly from: Day;
  /** The day for which the form showed the prices. Those that still have this day's amount are not changed. */
  readonly shownFor: Day;
  readonly prices: CurrentPrices;
};

/** The periods that would begin with the planned prices. They replace those of the same day. */
export function plannedPeriods(
  periods: readonly PricePeriod[],
  { from, shownFor, prices }: PlannedPrices,
): readonly PricePeriod[] {
  const shown = pricesOn(periods, shownFor);
  const then = pricesOn(periods, from);
  return Object.entries(prices).flatMap(([currency, price]) => {
    if (!isCurrency(currency)) return [];
    const amounts = [
      ["initial", price.initialMinor, shown[currency]?.initialMinor, then[currency]?.initialMinor],
      ["follow_up", price.followUpMinor, shown[currency]?.followUpMinor, then[currency]?.followUpMinor],
    ] as const;
    return amounts
      .filter(([, amount, seen, planned]) => amount !== (seen ?? null) && amount !== (planned ?? null))
      .map(([kind, amountMinor]) => ({ currency, kind, validFrom: from, amountMinor }));
  });
}

/** The periods with the planned ones instead of those of the same currency, kind and day. */
export function withPlanned(periods: readonly PricePeriod[], planned: readonly PricePeriod[]): readonly PricePeriod[] {
  const isReplaced = (period: PricePeriod) =>
    planned.some(
      ({ currency, kind, validFrom }) =>
        currency === period.currency && kind === period.kind && validFrom === period.validFrom,
    );
  return [...periods.filter((period) => !isReplaced(period)), ...planned];
}
