import { readNumber } from "@/lib/transfers/amounts";

/** The shape of an amount in the table. Coins have up to 18 decimals. */
const amount = /^\d{1,12}(?:\.\d{1,18})?$/;

/**
 * The amounts that a typed number can mean, such as "9800.00" for "9.800,00". A number such as "1.234" can mean two.
 * Without a meaning, the list is empty.
 */
export function typedAmounts(typed: string): string[] {
  const written = typed.trim().replace(/\s/g, " ").replaceAll("’", "'");
  const isGrouped = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?$/.test(written);
  if (/[ ']/.test(written) && !isGrouped) return [];
  const read = ([".", ","] as const).map((decimal) => readNumber(written, { decimal, isProven: true }));
  return [...new Set(read)].filter((each) => each != null && amount.test(each) && /[1-9]/.test(each)) as string[];
}
