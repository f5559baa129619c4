import { isOpen } from "@/lib/booking/states";
import type { BookingBalance } from "@/lib/payments/queries/balance";

type Booking = { readonly status: string; readonly priceMinor: number };

/**
 * What a client has to pay now, in minor units: what the invoice still asks for, or without one, the price of an open
 * appointment.
 */
export function owedFor(booking: Booking, balance: BookingBalance | undefined): number {
  if (balance) return Math.max(0, balance.owedMinor);
  return isOpen(booking) ? booking.priceMinor : 0;
}
