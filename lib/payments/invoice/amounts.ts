/** Amounts in minor units. Net and tax add up to the total. */
export type Amounts = { readonly netMinor: number; readonly taxMinor: number; readonly totalMinor: number };

/**
 * Splits a price that includes the tax. The tax is rounded to whole minor units, half up, once for the whole document,
 * as EN 16931 (BR-CO-14, BR-CO-17) calculates it. Throws if the total is not a positive integer.
 */
export function splitTax(totalMinor: number, ratePercent: number): Amounts {
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0) throw new RangeError("A document has a positive amount.");
  // The tax is calculated from the net amount, so the net amount is rounded first.
  const netMinor = Math.round((totalMinor * 100) / (100 + ratePercent));
  return { netMinor, taxMinor: totalMinor - netMinor, totalMinor };
}
