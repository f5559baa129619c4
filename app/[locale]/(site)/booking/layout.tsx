import "./booking.css";

/** The wizard's own styles travel with its pages alone. */
export default function BookingLayout({ children }: LayoutProps<"/[locale]/booking">) {
  return children;
}
