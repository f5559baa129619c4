import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { findService } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { findBooking } from "../queries";
import type { FoundBooking } from "../queries";

/** A booking with what a letter about it says. */
export type LetterBooking = Omit<FoundBooking, "locale"> & { readonly locale: Locale; readonly serviceName: string };

/** Reads the booking as it now is, or undefined if there is none. */
export async function loadLetterBooking(id: string): Promise<LetterBooking | undefined> {
  const booking = await findBooking(id);
  if (!booking) return undefined;
  const locale = parseLocale(booking.locale) ?? defaultLocale;
  const service = await findService(booking.serviceId);
  return { ...booking, locale, serviceName: service ? textOf(service, locale).name : "" };
}
