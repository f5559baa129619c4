import { isOpen } from "@/lib/booking/states";
import type { BookingBalance } from "@/lib/payments/queries/balance";

type Booking = { readonly status: string; readonly priceMinor: number };

/**
 * Returns what a client has to pay now, in minor units: what is still owed on the invoice, or the price of an open
 * appointment without an invoice.
 */
export function owedFor(booking: Booking, balance: BookingBalance | undefined): number {
  if (balance) return Math.max(0, balance.owedMinor);
  return isOpen(booking) ? booking.priceMinor : 0;
}
