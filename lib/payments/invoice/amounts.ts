/** Amounts in minor units. Net and tax add up to the total. */
export type Amounts = { readonly netMinor: number; readonly taxMinor: number; readonly totalMinor: number };

/**
 * Splits a total that includes tax into net amount and tax. The net amount is rounded half up to a whole minor unit,
 * once for the whole invoice or credit note. Net and tax add up to the total, as EN 16931 (BR-CO-15) requires. Throws
 * if the total is not a positive integer.
 */
export function splitTax(totalMinor: number, ratePercent: number): Amounts {
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0)
    throw new RangeError("The total must be a positive integer.");
  // Only the net amount is rounded. The tax is the difference, so that both amounts add up to the total.
  const netMinor = Math.round((totalMinor * 100) / (100 + ratePercent));
  return { netMinor, taxMinor: totalMinor - netMinor, totalMinor };
}
