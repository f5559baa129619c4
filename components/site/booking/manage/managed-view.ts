import type { useTranslations } from "next-intl";

import { wayForQuestions } from "@/lib/booking/contact-methods";
import type { Managed } from "@/lib/booking/change/manage";
import { isOpen } from "@/lib/booking/states";
import { meetingModes } from "@/lib/firm/meeting-modes";
import { bookingPriceNotes } from "@/lib/money/account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { endingOf } from "@/lib/platform/contact/phone";
import { msPerMinute } from "@/lib/platform/time/instant";
import { bookedName } from "@/lib/services/service-view";

import { toAppointmentTime } from "../shared/appointment-time";
import { appointmentTime, officeRangeText, secondOffice } from "../shared/booking-texts";
import { clocksFor } from "../shared/clocks";
import { meetingText } from "../shared/meeting-text";
import type { ManagedView } from "./managed-summary";

/** Formats a booking for the manage page, in the visitor's time zone and the page's language. */
export function toManagedView(
  { booking, service, balance }: Managed,
  locale: Locale,
  t: ReturnType<typeof useTranslations<"booking">>,
): ManagedView {
  const { reference, status, zone, adviser, callerWords, priceMinor, currency } = booking;
  const clocks = clocksFor(locale, zone);
  const office = secondOffice(clocks);
  const time = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
  const mode = meetingModes.find((name) => name === booking.meetingMode) ?? "phone";
  const name = bookedName(service, { locale, isFollowUp: booking.priceKind === "follow_up" });
  const length = t("summary.minutes", { count: Math.round((time.end - time.start) / msPerMinute) });
  return {
    reference,
    status: managedStatus(status, balance),
    service: name,
    serviceLine: t("summary.serviceWithLength", { service: name, length }),
    head: toAppointmentTime(time, clocks, t),
    time: appointmentTime(time, clocks, t),
    officeTime: office && officeRangeText(time, { office, clocks, t }),
    adviser: adviser.name,
    meeting: !isOpen(booking)
      ? t(`details.modes.${mode}`)
      : mode === "phone"
        ? t("details.callEnding", { ending: endingOf(booking.phone) })
        : meetingText(mode, locale, t),
    questions: isOpen(booking) ? t(`questions.${wayForQuestions(booking)}`) : null,
    price: isFree(priceMinor) || !isCurrency(currency) ? t("service.free") : formatMoney(priceMinor, currency, locale),
    priceNotes: isOpen(booking) || balance ? bookingPriceNotes({ ...booking, balance }, locale) : [],
    callerWords,
  };
}

/** Returns the status that the client's page shows. An invoiced booking does not wait for the payment. */
function managedStatus(status: ManagedView["status"], balance: Managed["balance"]): ManagedView["status"] {
  if (status === "awaiting_payment" && balance) return "booked";
  return status === "confirmed" && balance?.state === "refunded" ? "refunded" : status;
}
