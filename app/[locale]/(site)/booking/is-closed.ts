import { loadIsBookingOpen } from "@/lib/availability/loaders/booking-state";
import type { Wizard } from "@/lib/booking/wizard/loaders/wizard";

/**
 * Whether the pages of the booking say that online booking is not open. A visitor who has booked still sees the
 * receipt. While the services cannot be loaded, step 1 explains that.
 */
export async function isClosed({ offer, booked }: Pick<Wizard, "offer" | "booked">): Promise<boolean> {
  return offer.notice === undefined && booked === undefined && !(await loadIsBookingOpen());
}
