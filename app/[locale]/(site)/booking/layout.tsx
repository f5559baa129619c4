import "@/app/booking.css";

/** Adds the stylesheet of the pages under /booking. The payment page imports the stylesheet in its own layout. */
export default function BookingLayout({ children }: LayoutProps<"/[locale]/booking">) {
  return children;
}
