import { isOpen } from "@/lib/booking/states";
import type { BookingBalance } from "../account/queries/balance";

type Booking = { readonly status: string; readonly priceMinor: number };

/**
 * Returns the amount that a client has to pay now, in minor units. If the booking has an invoice, this is the amount
 * that is still owed, without money that is in dispute. Otherwise it is the booking's price, or 0 if the booking is not
 * open.
 */
export function owedFor(booking: Booking, balance: BookingBalance | undefined): number {
  if (balance) return balance.askedMinor;
  return isOpen(booking) ? booking.priceMinor : 0;
}
