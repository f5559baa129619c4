import { getTranslations } from "next-intl/server";

import { methodForQuestions } from "@/lib/booking/contact-methods";
import type { BookingRecord } from "@/lib/booking/loaders/record";
import { moment } from "@/lib/booking/record-words";
import { priceText } from "@/lib/booking/table-row";
import type { Rule } from "@/lib/availability/explain";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDay } from "@/lib/platform/time/format";

type Clock = { readonly locale: Locale; readonly zone: string };

/** The facts of the booking in words. */
export async function recordFacts({ booking, canReadPayments }: BookingRecord, clock: Clock) {
  const t = await getTranslations("bookings");
  const { personal } = booking;
  const price = priceText(booking, clock.locale);
  const made = { time: moment(booking.createdAt.getTime(), clock), language: languageWord(booking.locale, t) };
  const rules = booking.outsideRules.map((rule) => t(`explain.tags.${rule as Rule}`)).join(", ");
  return {
    adviser: booking.adviser.name,
    meeting: t(`meetings.${booking.meetingMode as "phone"}`),
    price: t(booking.priceKind === "follow_up" ? "record.followUpPrice" : "record.initialPrice", { price }),
    payments: canReadPayments
      ? booking.payments.map((payment) =>
          t(`record.payments.${payment.state}`, {
            amount: priceText({ priceMinor: payment.amountMinor, currency: payment.currency }, clock.locale),
            refunded: priceText({ priceMinor: payment.refundedMinor, currency: payment.currency }, clock.locale),
            time: payment.paidAt ? moment(payment.paidAt.getTime(), clock) : "",
          }),
        )
      : undefined,
    paymentsHref:
      canReadPayments && booking._count.invoices > 0 ? `/dashboard/payments/${booking.reference}` : undefined,
    due:
      booking.status === "awaiting_payment" && booking.paymentDueAt
        ? moment(booking.paymentDueAt.getTime(), clock)
        : undefined,
    made: booking.bookedBy
      ? t("record.madeBy", { ...made, name: booking.bookedBy.name })
      : t("record.madeOnSite", made),
    terms: t("record.termsAgreed", { time: moment(booking.termsAcceptedAt.getTime(), clock) }),
    outside: rules && [rules, personal?.outsideRulesReason].filter(Boolean).join(": "),
    cancelReason: personal?.cancelReason,
  };
}

/** How the client is reached, in words. Null without the permission for personal details. */
export async function clientFacts({ booking }: BookingRecord, clock: Clock) {
  const t = await getTranslations("bookings.record");
  const { personal } = booking;
  if (!personal) return null;
  const method = methodForQuestions({ ...booking, safeContact: personal.safeContact });
  return {
    ...personal,
    since: t("clientSince", { day: formatDay(personal.clientSince.getTime(), clock) }),
    prefers: t(`methods.${method}`),
  };
}

type Translate = Awaited<ReturnType<typeof getTranslations<"bookings">>>;

export function languageWord(locale: string, t: Translate): string {
  const language = (["en", "de", "fr"] as const).find((each) => locale.startsWith(each)) ?? "en";
  return t(`record.languages.${language}`);
}
