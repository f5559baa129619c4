import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";

import { manageToken } from "./manage-token";

/** The full address under which a visitor sees, moves and cancels the booking. */
export function manageUrl(bookingId: string, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${manageToken(bookingId)}`);
}
