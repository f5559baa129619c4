import "@/app/booking.css";

import { notFound } from "next/navigation";

import { WithBookingTexts } from "@/components/errors/error-screens";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/**
 * Adds the stylesheet of the booking pages and the texts of their error screens. The payment page does not use this
 * layout. Its own layout adds the same.
 */
export default async function BookingLayout({ children, params }: LayoutProps<"/[locale]/booking">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { booking, emergency } = messagesFor(locale).errorScreens;
  return <WithBookingTexts texts={{ booking, emergency }}>{children}</WithBookingTexts>;
}
