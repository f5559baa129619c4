import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/body";

import type { EmailBooking } from "./load";

/** The link to book another appointment. Empty while online booking is not open. */
export function bookAgain({ locale, isBookingOpen }: Pick<EmailBooking, "locale" | "isBookingOpen">): readonly Block[] {
  if (isBookingOpen === false) return [];
  const label = translatorFor(locale, "mail")("cancelled.bookAgain");
  return [{ kind: "link", label, href: absoluteUrl(locale, "/booking") }];
}
