import type { z } from "zod";

import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isoWithOffset } from "@/lib/platform/time/zone";
import { textOf } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

import type { bookingViewSchema } from "./booking-view-schema";
import { manageUrl } from "../change/manage-link";
import type { Managed } from "../change/manage";
import type { BookingSnapshot } from "../queries/bookings";

/** A booking in the API's responses: times have the UTC offset of the visitor's zone, and `price` is in minor units. */
export type BookingView = Readonly<z.infer<typeof bookingViewSchema>>;

/** Lists the published fields explicitly, so that a new column never reaches a visitor by accident. */
export function toBookingView(booking: BookingSnapshot, service: Service, locale: Locale): BookingView {
  return {
    bookingReference: booking.reference,
    status: booking.status,
    service: { _id: service.id, slug: service.slug, name: textOf(service, locale).name },
    adviser: { id: booking.adviser.id, name: booking.adviser.name },
    startTime: isoWithOffset(booking.startsAt.getTime(), booking.zone),
    endTime: isoWithOffset(booking.endsAt.getTime(), booking.zone),
    price: booking.priceMinor,
    currency: booking.currency,
    manageUrl: manageUrl(booking.id, locale),
    callerWords: booking.callerWords,
  };
}

/**
 * Builds the view of the booking that a manage link opens, in the booking's language. The view has the same fields as
 * the response to the request that created the booking.
 */
export function toManagedBookingView({ booking, service }: Managed): BookingView {
  return toBookingView(booking, service, parseLocale(booking.locale) ?? defaultLocale);
}
