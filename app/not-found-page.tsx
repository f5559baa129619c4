import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { loadIsBookingOpen } from "@/lib/availability/loaders/booking-state";
import { loadFirm } from "@/lib/firm/loaders/firm";

/** The content of every localised 404 page. It offers the booking only while online booking is open. */
export async function NotFoundPage() {
  const [isBookingOpen, firm] = await Promise.all([loadIsBookingOpen(), loadFirm()]);
  return <NotFoundScreen isBookingOpen={isBookingOpen} contact={firm} />;
}
