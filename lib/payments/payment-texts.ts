import { priceNotes } from "@/lib/firm/price-notes";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { formatCalendarDay, formatTime } from "@/lib/platform/time/format";

import { isPaidByCard } from "./card/settings";
import { cardMinutes, isInvoiced } from "./term";
import type { BookingBalance } from "./queries/balance";

/** Tells the client the state of the payment, for example the owed amount and its due date. */
export function balanceText(balance: BookingBalance, locale: Locale): string {
  const t = translatorFor(locale, "payments");
  const { state, owedMinor, askedMinor, refundedMinor, dueOn, invoiceNumber: number } = balance;
  const day = dueOn === null ? "" : formatCalendarDay(dueOn, locale);
  switch (state) {
    case "open":
    case "overdue":
      if (askedMinor === 0) return t("inDispute");
      return t(balance.isForFee ? `${state}Fee` : state, { amount: moneyOf(askedMinor, balance, locale), day, number });
    case "toRefund":
      return t(state, { amount: moneyOf(-owedMinor, balance, locale) });
    case "partlyRefunded":
    case "refunded":
      return t("refunded", { amount: moneyOf(refundedMinor, balance, locale) });
    case "paid":
    case "released":
      return t(state, { number });
    default:
      return state satisfies never;
  }
}

/** Returns the notes on a price before booking: the tax and how to pay. A free appointment has no notes. */
export function offerNotes(priceMinor: number, locale: Locale): readonly string[] {
  const t = translatorFor(locale, "payments.card");
  if (!isPaidByCard(priceMinor)) return priceNotes(priceMinor, locale);
  if (isInvoiced(priceMinor)) return [...priceNotes(priceMinor, locale), t("also")];
  return [firm().taxWording[locale], t("offer", { minutes: cardMinutes })];
}

type Priced = {
  readonly priceMinor: number;
  readonly status: string;
  readonly paymentDueAt: Date | null;
  /** The visitor's time zone. */
  readonly zone: string;
  readonly balance?: BookingBalance | undefined;
};

/**
 * Returns the notes on a booking's price: first the tax, then either how to pay or the state of the payment. A free
 * appointment has no notes.
 */
export function bookingPriceNotes(booking: Priced, locale: Locale): readonly string[] {
  const { priceMinor, status, paymentDueAt, zone, balance } = booking;
  const t = translatorFor(locale, "payments.card");
  const card = isPaidByCard(priceMinor);
  if (balance) {
    const also = card && balance.askedMinor > 0 ? [t("also")] : [];
    return [firm().taxWording[locale], balanceText(balance, locale), ...also];
  }
  if (status === "awaiting_payment" && paymentDueAt !== null)
    return [firm().taxWording[locale], t("due", { time: formatTime(paymentDueAt.getTime(), { locale, zone }) })];
  return [...priceNotes(priceMinor, locale), ...(card ? [t("here")] : [])];
}

/**
 * Tells the client where to find the bank account for an unpaid invoice. Only our own page shows the account, because
 * emails can be forged.
 */
export function placeOfInvoice(balance: BookingBalance | undefined, locale: Locale): readonly string[] {
  return balance && balance.askedMinor > 0 ? [translatorFor(locale, "payments")("where")] : [];
}

/**
 * Tells the client what a cancellation would change: the firm would refund the paid money or, if nothing is paid,
 * cancel the invoice. Undefined if nothing is paid or owed.
 */
export function cancellationText(balance: BookingBalance, locale: Locale): string | undefined {
  const t = translatorFor(locale, "payments.ifCancelled");
  const heldMinor = balance.receivedMinor - balance.refundedMinor;
  if (heldMinor > 0) return t("paid", { amount: moneyOf(heldMinor, balance, locale) });
  return balance.askedMinor > 0 ? t("unpaid", { number: balance.invoiceNumber }) : undefined;
}

/** Formats an amount of money in the given currency. The amount is in minor units, such as cents. */
export function moneyOf(minor: number, { currency }: { readonly currency: string }, locale: string): string {
  if (!isCurrency(currency)) throw new Error("The currency of the amount is not in the price book");
  return formatMoney(minor, currency, locale);
}
