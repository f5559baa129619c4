import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { loadIsBookingOpen } from "@/lib/availability/loaders/booking-state";

/** The content of every localised 404 page. It offers the booking only while online booking is open. */
export async function NotFoundPage() {
  return <NotFoundScreen isBookingOpen={await loadIsBookingOpen()} />;
}
