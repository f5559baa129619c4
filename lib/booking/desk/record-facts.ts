import type { Rule } from "@/lib/availability/explain";
import { shownName } from "@/lib/inquiry/person/person-name";
import { unionOfCodes } from "@/lib/inquiry/safe-contact/union";
import { deskPayment } from "@/lib/money/account/desk-payment";
import { priceNotes } from "@/lib/money/account/ways-to-pay";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDay, formatMoment } from "@/lib/platform/time/format";

import { methodForQuestions } from "../contact-methods";
import { meetingModeName } from "./meeting-mode-name";
import type { BookingRecord } from "./loaders/record";
import { priceText } from "./table-row";

type Clock = { readonly locale: Locale; readonly zone: string };

/** Describes the facts of the booking in words. */
export function recordFacts({ booking, canReadPayments }: BookingRecord, clock: Clock) {
  const t = translatorFor(clock.locale, "bookings");
  const { personal } = booking;
  const price = priceText(booking, clock.locale);
  const made = {
    time: formatMoment(booking.createdAt.getTime(), clock),
    language: languageWord(booking.locale, clock.locale),
  };
  const rules = booking.outsideRules.map((rule) => t(`explain.tags.${rule as Rule}`)).join(", ");
  return {
    adviser: booking.adviser.name,
    meeting: meetingModeName(booking, clock.locale),
    price: t(booking.priceKind === "follow_up" ? "record.followUpPrice" : "record.initialPrice", { price }),
    payWay: payWay(booking, clock.locale),
    payments: canReadPayments
      ? booking.payments.map((payment) =>
          t(`record.payments.${payment.state}`, {
            amount: priceText({ priceMinor: payment.amountMinor, currency: payment.currency }, clock.locale),
            refunded: priceText({ priceMinor: payment.refundedMinor, currency: payment.currency }, clock.locale),
            time: payment.paidAt ? formatMoment(payment.paidAt.getTime(), clock) : "",
          }),
        )
      : undefined,
    paymentsHref:
      canReadPayments && booking._count.invoices > 0 ? `/dashboard/payments/${booking.reference}` : undefined,
    due:
      booking.status === "awaiting_payment" && booking.paymentDueAt
        ? formatMoment(booking.paymentDueAt.getTime(), clock)
        : undefined,
    made: booking.bookedBy
      ? t("record.madeBy", { ...made, name: booking.bookedBy.name })
      : t("record.madeOnSite", made),
    terms: t("record.termsAgreed", { time: formatMoment(booking.termsAcceptedAt.getTime(), clock) }),
    outside: rules && [rules, personal?.outsideRulesReason].filter(Boolean).join(": "),
    cancelReason: personal?.cancelReason,
  };
}

/** The states of a booking whose price is owed. */
const owingStates = ["confirmed", "completed", "no_show"];

/** Whether a priced booking has neither an invoice nor a payment, and does not wait for a card payment. */
export function lacksInvoice({ priceMinor, status, payments, _count }: BookingRecord["booking"]): boolean {
  return priceMinor > 0 && owingStates.includes(status) && _count.invoices === 0 && payments.length === 0;
}

/**
 * Says how the price of a booking without an invoice is paid, what staff have to do, and what the client was
 * told. Undefined if the booking is free, has an invoice or a payment, or waits for a card payment.
 */
function payWay(booking: BookingRecord["booking"], locale: Locale): readonly string[] | undefined {
  const way = deskPayment(booking.priceMinor);
  if (!lacksInvoice(booking)) return undefined;
  const t = translatorFor(locale, "bookings.deskPayment");
  // The bank account or the cards may have been set up after this booking was made, so there is no invoice for it.
  const hasNoEmail = booking.personal !== null && booking.personal.email === null;
  if (way === "card") return [t("card"), ...(hasNoEmail ? [t("cardNoEmail")] : [])];
  if (way !== "outside") return [t("late")];
  return [
    t("outside"),
    ...priceNotes(booking.priceMinor, locale)
      .slice(1)
      .map((text) => t("told", { text })),
  ];
}

/**
 * Describes the client in words, with the preferred contact method. Returns null if the staff member may not see
 * personal details.
 */
export function clientFacts({ booking }: BookingRecord, clock: Clock) {
  const t = translatorFor(clock.locale, "bookings.record");
  const { personal } = booking;
  if (!personal) return null;
  const method = methodForQuestions({
    ...booking,
    safeContact: unionOfCodes(personal.sources.map(({ codes }) => codes)),
  });
  return {
    ...personal,
    name: shownName(personal.name, clock.locale),
    isErased: personal.erasure !== undefined,
    since: t("clientSince", { day: formatDay(personal.clientSince.getTime(), clock) }),
    prefers: t(`methods.${method}`),
  };
}

/** The name of a language, in the reader's language. */
export function languageWord(locale: string, reader: Locale): string {
  const language = (["en", "de", "fr"] as const).find((each) => locale.startsWith(each)) ?? "en";
  return translatorFor(reader, "bookings.record")(`languages.${language}`);
}
