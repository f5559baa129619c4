import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { findService, forgetCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { findBooking, listComingBookings } from "../queries/bookings";
import type { FoundBooking } from "../queries/bookings";

/** A booking with what an email about it says. */
export type EmailBooking = Omit<FoundBooking, "locale"> & { readonly locale: Locale; readonly serviceName: string };

/** Reads the booking as it now is, in its own language unless another is named; undefined if there is none. */
export async function loadEmailBooking(id: string, locale?: Locale): Promise<EmailBooking | undefined> {
  const booking = await findBooking(id);
  if (!booking) return undefined;
  return inWords(booking, locale ?? parseLocale(booking.locale) ?? defaultLocale);
}

/** An address's coming bookings, the next one first, in the language of whoever asked. */
export async function loadComingBookings(
  email: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<EmailBooking[]> {
  return Promise.all((await listComingBookings(email, now)).map((booking) => inWords(booking, locale)));
}

async function inWords(booking: FoundBooking, locale: Locale): Promise<EmailBooking> {
  return { ...booking, locale, serviceName: textOf(await requireService(booking.serviceId), locale).name };
}

/** A service younger than the catalogue in memory is looked for once more: no email leaves without its name. */
async function requireService(id: string) {
  const known = await findService(id);
  if (known) return known;
  forgetCatalogue();
  const service = await findService(id);
  if (!service) throw new Error("A booking of a service that the catalogue does not hold");
  return service;
}
