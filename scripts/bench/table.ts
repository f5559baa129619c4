/** A row of a benchmark's result. The result is printed as a table and stored in bench/results. */
export type Row = {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly goal?: string;
  readonly isMet?: boolean;
  /** The reason why the goal was missed. */
  readonly note?: string;
};

export type Table = { readonly title: string; readonly rows: readonly Row[] };

/**
 * Returns a percentile of the figures. The share is from 0 to 1. With the share 0.95, at least 95% of the figures are
 * less than or equal to the returned figure.
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}

export function rounded(figure: number, digits = 2): number {
  return Number(figure.toFixed(digits));
}
