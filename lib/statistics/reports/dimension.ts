/**
 * What visits are told apart by. A visit has one value of each, and of "route" and "event" each that happened in it.
 * A value is a code, and empty if nothing is known. "market" is the country of the browser's time zone with the
 * language of the pages, such as "CA/fr-CA"; its country may be empty. A "source" that ends with "-paid" is an ad.
 */
export const dimensions = [
  "source",
  "campaign",
  "market",
  "locale",
  "route",
  "entry",
  "exit",
  "device",
  "event",
] as const;
export type Dimension = (typeof dimensions)[number];

/** Leaves the visits that have this value. */
export type Filter = { readonly dimension: Dimension; readonly value: string };

/** The dimensions by which the steps of the booking are told apart. */
export const funnelDimensions = ["locale", "device", "source"] as const satisfies readonly Dimension[];
export type FunnelDimension = (typeof funnelDimensions)[number];

/** Whether a filter also applies to the steps of the booking. */
export function isFunnelFilter(filter: Filter): filter is Filter & { readonly dimension: FunnelDimension } {
  return funnelDimensions.some((dimension) => dimension === filter.dimension);
}
