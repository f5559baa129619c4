import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatExactMoney, formatMoney, isCurrency } from "@/lib/platform/money/money";
import { formatCalendarDate, formatCalendarDay, formatTime } from "@/lib/platform/time/format";

import { isPaidByCard } from "../provider/settings";
import { priceNotes, purposeOfPrice } from "./ways-to-pay";
import type { BookingBalance } from "./queries/balance";

/** Tells the client the state of the payment, for example the owed amount and its due date. */
export function balanceText(balance: BookingBalance, locale: Locale): string {
  const t = translatorFor(locale, "payments");
  const { state, owedMinor, askedMinor, refundedMinor, dueOn, paidOn, invoiceNumber: number } = balance;
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
      return t(state, { day: paidOn === null ? "" : formatCalendarDate(paidOn, locale) });
    case "released":
      return t(state, { number });
    default:
      return state satisfies never;
  }
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
    return [firm().taxWording[locale], balanceText(balance, locale), ...also, purposeOfPrice(locale)];
  }
  if (status === "awaiting_payment" && paymentDueAt !== null)
    return [
      firm().taxWording[locale],
      t("due", { time: formatTime(paymentDueAt.getTime(), { locale, zone }) }),
      purposeOfPrice(locale),
    ];
  if (!card || firm().bank !== null) return priceNotes(priceMinor, locale);
  return [firm().taxWording[locale], t("here"), purposeOfPrice(locale)];
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

/** Formats an amount of money with two decimals, as in an invoice. The amount is in minor units, such as cents. */
export function exactMoneyOf(minor: number, { currency }: { readonly currency: string }, locale: string): string {
  if (!isCurrency(currency)) throw new Error("The currency of the amount is not in the price book");
  return formatExactMoney(minor, currency, locale);
}

/** Formats an amount of money in the given currency. The amount is in minor units, such as cents. */
export function moneyOf(minor: number, { currency }: { readonly currency: string }, locale: string): string {
  if (!isCurrency(currency)) throw new Error("The currency of the amount is not in the price book");
  return formatMoney(minor, currency, locale);
}
