import { createElement } from "react";
import type { ReactNode } from "react";
import type { useTranslations } from "next-intl";

import { wayForQuestions } from "@/lib/booking/contact-methods";
import { onlineNoticeMinutes } from "@/lib/booking/change/notice";
import type { Managed } from "@/lib/booking/change/manage";
import { manageToken } from "@/lib/booking/change/manage-link";
import { firm } from "@/lib/firm/settings-snapshot";
import { bookingPriceNotes, placeOfInvoice } from "@/lib/money/account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { formatStoredPhone } from "@/lib/platform/contact/phone";
import { readableEmail } from "@/lib/platform/contact/readable-email";
import { bookedName } from "@/lib/services/service-view";

import { toAppointmentTime } from "../shared/appointment-time";
import { serviceLine } from "../shared/booking-texts";
import { clocksFor } from "../shared/clocks";
import { toCardOffer } from "../shared/card-offer";
import type { ReceiptView } from "./done-step";

type Translator = ReturnType<typeof useTranslations<"booking">>;

/** Formats a booking for the success page. Times are in the time zones of the visitor and of the office. */
export function toReceiptView({ booking, service, balance }: Managed, locale: Locale, t: Translator): ReceiptView {
  const { id, reference, status, zone, email, callerWords, priceMinor, currency } = booking;
  const time = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
  const clocks = clocksFor(locale, zone);
  const token = manageToken(id);
  const name = bookedName(service, { locale, isFollowUp: booking.priceKind === "follow_up" });
  return {
    reference,
    isBooked: status !== "awaiting_payment" || balance !== undefined,
    price: isFree(priceMinor) || !isCurrency(currency) ? null : formatMoney(priceMinor, currency, locale),
    card: toCardOffer({ booking, balance }, locale),
    priceNotes: [...bookingPriceNotes({ ...booking, balance }, locale), ...placeOfInvoice(balance, locale)],
    ...toAppointmentTime(time, clocks, t),
    service: serviceLine({ name, time, mode: booking.meetingMode }, t),
    questions: t(`questions.${wayForQuestions(booking)}`),
    meeting: meetingText(booking, locale, t),
    isCall: booking.meetingMode === "phone",
    // Only a booking that staff made can lack an email address, and such a booking has no success page.
    email: readableEmail(email ?? ""),
    callerWords,
    calendarHref: `/api/bookings/${token}/calendar.ics?locale=${locale}`,
    manageHref: `/booking/manage/${token}`,
    noticeHours: Math.round(onlineNoticeMinutes() / 60),
  };
}

/** How adviser and visitor meet. The link to a video meeting is only in the email, because others may see this page. */
function meetingText(booking: Managed["booking"], locale: Locale, t: Translator): ReactNode {
  const { meetingMode, adviser } = booking;
  if (meetingMode === "video") return t("done.willMeet", { adviser: adviser.name });
  if (meetingMode === "in-person") {
    const address = firm().visitingAddress?.[locale];
    return address
      ? t("done.willReceive", { adviser: adviser.name, address: address.join(", ") })
      : t("done.willReceiveLater", { adviser: adviser.name });
  }
  return t.rich("done.willCall", {
    adviser: adviser.name,
    number: formatStoredPhone(booking),
    phone: (text) => createElement("b", { className: "nowrap" }, text),
  });
}
