import { owedFor } from "@/lib/billing/card/owed";
import { manageToken } from "@/lib/booking/manage-link";
import type { Managed } from "@/lib/booking/manage";
import { isPaidByCard } from "@/lib/payments/card/settings";
import { moneyOf } from "@/lib/payments/words";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

/** Where and what a client can pay by card. */
export type CardOffer = {
  /** A path with its locale prefix. */
  readonly href: string;
  readonly amount: string;
  /** The time is only kept until the payment. */
  readonly isUrgent: boolean;
};

/** Null if the booking owes nothing, or the firm takes no cards. */
export function toCardOffer(
  { booking, standing }: Pick<Managed, "booking" | "standing">,
  locale: Locale,
): CardOffer | null {
  const owedMinor = owedFor(booking, standing);
  if (!isPaidByCard(owedMinor)) return null;
  return {
    href: localizedPath(locale, `/booking/pay/${manageToken(booking.id)}`),
    amount: moneyOf(owedMinor, booking, locale),
    isUrgent: booking.status === "awaiting_payment" && !standing,
  };
}
