import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { findService, clearCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { findBooking, listComingBookings } from "../queries/bookings";
import type { FoundBooking } from "../queries/bookings";

/** A booking with everything that emails about it need. */
export type EmailBooking = Omit<FoundBooking, "locale"> & { readonly locale: Locale; readonly serviceName: string };

/** Reads the present state of the booking, in its own language unless another one is given. */
export async function loadEmailBooking(id: string, locale?: Locale): Promise<EmailBooking | undefined> {
  const booking = await findBooking(id);
  if (!booking) return undefined;
  return withServiceName(booking, locale ?? parseLocale(booking.locale) ?? defaultLocale);
}

/** An address's coming bookings in the given language, ordered by start. */
export async function loadComingBookings(
  email: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<EmailBooking[]> {
  return Promise.all((await listComingBookings(email, now)).map((booking) => withServiceName(booking, locale)));
}

async function withServiceName(booking: FoundBooking, locale: Locale): Promise<EmailBooking> {
  return { ...booking, locale, serviceName: textOf(await requireService(booking.serviceId), locale).name };
}

/** Reads the catalogue again if the service is newer than the cached catalogue. */
async function requireService(id: string) {
  const cached = await findService(id);
  if (cached) return cached;
  clearCatalogue();
  const service = await findService(id);
  if (!service) throw new Error("A booking of a service that the catalogue does not hold");
  return service;
}
