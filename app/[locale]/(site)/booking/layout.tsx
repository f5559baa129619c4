import "@/app/booking.css";

/** Adds the booking's stylesheet, which no other page needs. */
export default function BookingLayout({ children }: LayoutProps<"/[locale]/booking">) {
  return children;
}
