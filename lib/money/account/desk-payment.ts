import { isFree } from "@/lib/platform/money/money";

import { isPaidByCard } from "../provider/settings";
import { isInvoiced } from "./term";

/**
 * How the price of an appointment that staff book is paid. "invoice": an invoice is issued with the booking. "card":
 * the client pays on the page of the appointment, and no invoice is issued before. "outside": the firm has neither a
 * bank account nor cards in this system, so the payment happens outside it.
 */
export type DeskPayment = "free" | "invoice" | "card" | "outside";

/** Returns how an appointment of this price is paid if staff book it. The price is in minor units. */
export function deskPayment(priceMinor: number): DeskPayment {
  if (isFree(priceMinor)) return "free";
  if (isInvoiced(priceMinor)) return "invoice";
  return isPaidByCard(priceMinor) ? "card" : "outside";
}
