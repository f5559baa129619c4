import { createElement } from "react";
import type { ReactNode } from "react";
import type { useTranslations } from "next-intl";

import type { Managed } from "@/lib/booking/manage";
import { priceNotes } from "@/lib/firm/price-notes";
import { firm } from "@/lib/firm/settings-snapshot";
import { manageToken } from "@/lib/booking/manage-link";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { zoneName } from "@/lib/platform/time/format";

import { officeTimeText, startText } from "../shared/booking-texts";
import { clocksFor, readablePhone } from "../shared/clocks";
import type { ReceiptView } from "./done-step";

type Translator = ReturnType<typeof useTranslations<"booking">>;

/** A booking for its success page, in its visitor's zone and the office's. */
export function toReceiptView({ booking }: Managed, locale: Locale, t: Translator): ReceiptView {
  const { id, reference, status, zone, email, callerWords, priceMinor, currency } = booking;
  const start = booking.startsAt.getTime();
  const clocks = clocksFor(locale, zone);
  const token = manageToken(id);
  return {
    reference,
    isPaid: status !== "awaiting_payment",
    price: isCurrency(currency) ? formatMoney(priceMinor, currency, locale) : "",
    priceNotes: priceNotes(priceMinor, locale),
    yourTime: t("done.yourTime", { time: startText(start, clocks), zone: zoneName(zone, { locale, instant: start }) }),
    officeTime: `${officeTimeText(start, clocks, t)}.`,
    meeting: meetingText(booking, locale, t),
    isCall: booking.meetingMode === "phone",
    email,
    callerWords,
    calendarHref: `/api/bookings/${token}/calendar.ics?locale=${locale}`,
    manageHref: `/booking/manage/${token}`,
  };
}

/** How adviser and visitor meet. The video address is only in the email, because others may see this page. */
function meetingText({ meetingMode, adviser, phone }: Managed["booking"], locale: Locale, t: Translator): ReactNode {
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
