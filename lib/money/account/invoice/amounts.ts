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

/**
 * Splits the total of a credit note into net amount and tax. `earlier` are the invoice's other credit notes. The net
 * amount is the difference of two rounded sums, so rounding never adds up: a credit note takes at most what is left of
 * the invoice's net amount and tax, and the last one takes exactly that. Throws if the total is not a positive integer
 * or is more than what is left.
 */
export function splitCredit(
  totalMinor: number,
  {
    invoice,
    earlier,
  }: { readonly invoice: Amounts & { readonly ratePercent: number }; readonly earlier: readonly Amounts[] },
): Amounts {
  const credited = earlier.reduce(add, { netMinor: 0, taxMinor: 0, totalMinor: 0 });
  if (credited.totalMinor + totalMinor > invoice.totalMinor)
    throw new RangeError("The credit notes must not exceed the invoice.");
  const target = splitTax(credited.totalMinor + totalMinor, invoice.ratePercent).netMinor - credited.netMinor;
  // Credit notes of earlier releases were rounded one by one. They can leave less net amount or tax than expected.
  const most = Math.max(0, invoice.netMinor - credited.netMinor);
  const least = totalMinor - Math.max(0, invoice.taxMinor - credited.taxMinor);
  const netMinor = Math.min(Math.max(target, least, 0), most, totalMinor);
  return { netMinor, taxMinor: totalMinor - netMinor, totalMinor };
}

function add(sum: Amounts, { netMinor, taxMinor, totalMinor }: Amounts): Amounts {
  return {
    netMinor: sum.netMinor + netMinor,
    taxMinor: sum.taxMinor + taxMinor,
    totalMinor: sum.totalMinor + totalMinor,
  };
}
