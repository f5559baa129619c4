import { owedFor } from "@/lib/money/card/owed";
import { manageToken } from "@/lib/booking/change/manage-link";
import type { Managed } from "@/lib/booking/change/manage";
import { isPaidByCard } from "@/lib/money/provider/settings";
import { moneyOf } from "@/lib/money/account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { formatTime } from "@/lib/platform/time/format";

/** The amount that a client can pay by card, and the page on which the client pays it. */
export type CardOffer = {
  /** A path with its locale prefix. */
  readonly href: string;
  readonly amount: string;
  /**
   * The time until which the slot is reserved for the payment. Null if the booking has an invoice or does not await
   * payment.
   */
  readonly keptUntil: string | null;
};

/** Returns the offer to pay for a booking by card. Null if nothing is owed or if the firm does not accept cards. */
export function toCardOffer(
  { booking, balance }: Pick<Managed, "booking" | "balance">,
  locale: Locale,
): CardOffer | null {
  const owedMinor = owedFor(booking, balance);
  if (!isPaidByCard(owedMinor)) return null;
  return {
    href: localizedPath(locale, `/booking/pay/${manageToken(booking.id)}`),
    amount: moneyOf(owedMinor, booking, locale),
    keptUntil: booking.status === "awaiting_payment" && !balance ? deadlineOf(booking, locale) : null,
  };
}

function deadlineOf({ paymentDueAt, zone }: Managed["booking"], locale: Locale): string | null {
  return paymentDueAt && formatTime(paymentDueAt.getTime(), { locale, zone });
}
