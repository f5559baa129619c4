import { firm } from "@/lib/firm/settings-snapshot";
import { isFree } from "@/lib/platform/money/money";

/** Whether an appointment of this price is paid by invoice: the firm has entered the bank details that the invoice names. */
export function isInvoiced(priceMinor: number): boolean {
  return !isFree(priceMinor) && firm().bank !== null;
}
