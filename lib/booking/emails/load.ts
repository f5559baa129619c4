import { isBookingOpen } from "@/lib/availability/queries/booking-state";
import { loadBalance } from "@/lib/money/account/loaders";
import type { BookingBalance } from "@/lib/money/account/queries/balance";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { findService, clearCatalogue } from "@/lib/services/queries";
import { bookedName } from "@/lib/services/service-view";

import { findBooking, listComingBookings } from "../queries/bookings";
import type { FoundBooking } from "../queries/bookings";
import { findOpenOffer } from "../days-off/queries/offers";
import type { OpenOffer } from "../days-off/queries/offers";

/** A booking in one language, for notices and emails about it. */
export type LocalizedBooking = Omit<FoundBooking, "locale"> & { readonly locale: Locale; readonly serviceName: string };

/** A booking with all data that emails about it need. */
export type EmailBooking = LocalizedBooking & {
  readonly email: string;
  /** Whether the email must say that the adviser is new. True only for an email about a move. */
  readonly hasNewAdviser?: boolean | undefined;
  /** Whether a staff member sent the email. True only for an email about an unpaid invoice. */
  readonly isSentByStaff?: boolean | undefined;
  /** The invoiced and paid amounts. Undefined if nothing was invoiced or paid. */
  readonly balance?: BookingBalance | undefined;
  /** The times that are reserved for the client to choose from. */
  readonly offer?: OpenOffer | undefined;
  /** Whether the email may offer to book online. */
  readonly isBookingOpen?: boolean | undefined;
};

/**
 * Reads the current state of a booking, in the language of the booking. Returns undefined if the booking does not exist
 * or has no email address. Clients who book by phone may have no email address.
 */
export async function loadEmailBooking(id: string, now: Instant): Promise<EmailBooking | undefined> {
  const booking = await loadLocalizedBooking(id);
  if (!booking || booking.email === null) return undefined;
  const [balance, isOpen, offer] = await Promise.all([loadBalance(id, now), isBookingOpen(), findOpenOffer(id, now)]);
  return { ...booking, email: booking.email, balance, offer, isBookingOpen: isOpen };
}

/** Reads the current state of a booking. Without `locale`, the language of the booking is used. */
export async function loadLocalizedBooking(id: string, locale?: Locale): Promise<LocalizedBooking | undefined> {
  const booking = await findBooking(id);
  if (!booking) return undefined;
  return withServiceName(booking, locale ?? parseLocale(booking.locale) ?? defaultLocale);
}

/** The coming bookings with this email address, in the given language and ordered by start. */
export async function loadComingBookings(
  email: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<EmailBooking[]> {
  const bookings = await listComingBookings(email, now);
  return Promise.all(bookings.map(async (booking) => ({ ...(await withServiceName(booking, locale)), email })));
}

async function withServiceName(booking: FoundBooking, locale: Locale): Promise<LocalizedBooking> {
  const service = await requireService(booking.serviceId);
  const isFollowUp = booking.priceKind === "follow_up";
  return { ...booking, locale, serviceName: bookedName(service, { locale, isFollowUp }) };
}

/** Finds a service, and reloads the catalogue if the cached one does not contain it yet. */
async function requireService(id: string) {
  const cached = await findService(id);
  if (cached) return cached;
  clearCatalogue();
  const service = await findService(id);
  if (!service) throw new Error("The catalogue does not contain the booking's service");
  return service;
}
