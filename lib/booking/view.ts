import type { z } from "zod";

import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isoWithOffset } from "@/lib/platform/time/zone";
import { textOf } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

import type { bookingViewSchema } from "./view-schema";
import { emailedToken, manageToken } from "./manage-token";
import type { Managed } from "./manage";
import type { ShownBooking } from "./queries";

/** A booking as the API answers with it. Times in the visitor's zone with their offset; `price` in minor units. */
export type BookingView = Readonly<z.infer<typeof bookingViewSchema>>;

/** An allow-list: what is not named here does not leave the house. */
export function viewBooking(booking: ShownBooking, service: Service, locale: Locale): BookingView {
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

/** A booking as its own link shows it, in the language it was made in: the same data as when it was made. */
export function viewManaged({ booking, service }: Managed): BookingView {
  return viewBooking(booking, service, parseLocale(booking.locale) ?? defaultLocale);
}

/** The full address of a booking's manage page in a language. */
export function manageUrl(bookingId: string, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${manageToken(bookingId)}`);
}

/** The same for an email, which alone carries the mark. */
export function emailedManageUrl(bookingId: string, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${emailedToken(bookingId)}`);
}
