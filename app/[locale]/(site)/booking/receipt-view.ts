import { createElement } from "react";
import type { ReactNode } from "react";
import type { useTranslations } from "next-intl";

import { officeWords, startWords } from "@/components/booking/shared/booking-texts";
import type { ReceiptView } from "@/components/booking/done/done-step";
import type { Managed } from "@/lib/booking/manage";
import { priceNotes } from "@/lib/firm/price-notes";
import { firm } from "@/lib/firm/settings-snapshot";
import { manageToken } from "@/lib/booking/manage-link";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { zoneName } from "@/lib/platform/time/format";

import { clocksOf, readablePhone } from "./part-facts";

type Words = ReturnType<typeof useTranslations<"booking">>;

/** A booking for its success page, on its visitor's clock and the office's. */
export function receiptView({ booking }: Managed, locale: Locale, t: Words): ReceiptView {
  const { id, reference, status, zone, email, callerWords, priceMinor, currency } = booking;
  const start = booking.startsAt.getTime();
  const clocks = clocksOf(locale, zone);
  const token = manageToken(id);
  return {
    reference,
    isPaid: status !== "awaiting_payment",
    price: isCurrency(currency) ? formatMoney(priceMinor, currency, locale) : "",
    priceNotes: priceNotes(priceMinor, locale),
    yourTime: t("done.yourTime", { time: startWords(start, clocks), zone: zoneName(zone, { locale, instant: start }) }),
    officeTime: `${officeWords(start, clocks, t)}.`,
    meeting: meetingText(booking, locale, t),
    isCall: booking.meetingMode === "phone",
    email,
    words: callerWords,
    calendarHref: `/api/bookings/${token}/calendar.ics?locale=${locale}`,
    manageHref: `/booking/manage/${token}`,
  };
}

/** How adviser and visitor meet. The video address is in the email alone: this page may be seen by others. */
function meetingText({ meetingMode, adviser, phone }: Managed["booking"], locale: Locale, t: Words): ReactNode {
  if (meetingMode === "video") return t("done.willMeet", { adviser: adviser.name });
  if (meetingMode === "in-person") {
    const address = firm().visitingAddress?.[locale];
    return address
      ? t("done.willReceive", { adviser: adviser.name, address: address.join(", ") })
      : t("done.willReceiveLater", { adviser: adviser.name });
  }
  return t.rich("done.willCall", {
    adviser: adviser.name,
    number: readablePhone(phone),
    phone: (text) => createElement("span", { className: "nowrap" }, text),
  });
}
