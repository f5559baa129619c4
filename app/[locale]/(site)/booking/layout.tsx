import "@/app/booking.css";

/**
 * Adds the stylesheet of the booking pages. The payment page does not use this layout. Its own layout imports the same
 * stylesheet.
 */
export default function BookingLayout({ children }: LayoutProps<"/[locale]/booking">) {
  return children;
}
