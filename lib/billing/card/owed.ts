import { isOpen } from "@/lib/booking/states";
import type { Standing } from "@/lib/payments/queries/standing";

type Booking = { readonly status: string; readonly priceMinor: number };

/**
 * What a client has to pay now, in minor units: what the invoice still asks for, or without one, the price of an open
 * appointment.
 */
export function owedFor(booking: Booking, standing: Standing | undefined): number {
  if (standing) return Math.max(0, standing.owedMinor);
  return isOpen(booking) ? booking.priceMinor : 0;
}
