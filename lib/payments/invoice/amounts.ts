/** Amounts in minor units. Net and tax add up to the total. */
export type Amounts = { readonly netMinor: number; readonly taxMinor: number; readonly totalMinor: number };

/**
 * Splits a price that includes the tax. It rounds once for the whole document, half up, to whole minor units, as
 * EN 16931 (BR-CO-14, BR-CO-17) requires. Throws if the total is not a positive integer.
 */
export function splitTax(totalMinor: number, ratePercent: number): Amounts {
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0) throw new RangeError("A document has a positive amount.");
  // Only the net amount is rounded. The tax is the difference, so that both amounts add up to the total.
  const netMinor = Math.round((totalMinor * 100) / (100 + ratePercent));
  return { netMinor, taxMinor: totalMinor - netMinor, totalMinor };
}
